import { z } from 'zod';
import { field } from './field.ts';
import { inOrder } from './in-order.ts';
import { EndDate, PartialDate } from './partial-date.ts';

const Text = z.string().trim().min(1);
const Url = z.url({
  protocol: /^https?$/,
  error: 'is no web address. Write it in full, like https://example.com/page',
});
const Email = z.email({ error: 'is no e-mail address. Write it in full, like name@example.com' });
const Link = z.strictObject({
  label: Text.describe('What the link shows.'),
  url: Url,
  description: Text.optional().describe('One sentence on what is found there.'),
});
export type Link = z.infer<typeof Link>;

/** A name, alone or with what the person did. */
const Person = z.union([
  Text,
  z.strictObject({ name: Text, role: Text.optional().describe('What this person did, e.g. "chief engineer".') }),
]);
export type Person = z.infer<typeof Person>;

/** Members that every record may carry, whatever its area. */
const common = {
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id. Use small letters, digits and single hyphens: my-project')
    .optional()
    .describe('Stable id of the record; by default the file name, or in a YAML list the title.'),
  aka: field(z.array(Text).optional(), 'Also known as', 'name', 'Other names under which people ask for this.'),
  sources: z.array(Text).optional().describe('Where the facts come from: addresses or references.'),
  updated: PartialDate.optional().describe('Day of the last change in substance.'),
  resume: z
    .enum(['yes', 'no'])
    .optional()
    .describe('Whether the résumé shows it. Without a choice in an area, its newest records are shown.'),
  summary: field(Text.optional(), 'Summary', 'prose', 'One or two sentences that stand for the whole record.'),
};
const skills = field(z.array(Text).optional(), 'Skills', 'skill', 'Skills, methods and technologies that this shows.');
const links = field(z.array(Link).optional(), 'Links', 'link', 'Further pages about this.');
const start = field(PartialDate.optional(), 'Start', 'date', 'When it began.');
const end = field(
  EndDate.optional(),
  'End',
  'date',
  'When it ended; `present` while it goes on; left out when unknown or when it took a moment.',
);
const place = field(Text.optional(), 'Place', 'place', 'Where: city, region or building.');

const permission = z.enum(['yes', 'no']).default('yes');

/** What crawlers may do with the content, in the words of contentsignals.org. Everything is allowed by default. */
export const Crawlers = z.strictObject({
  search: permission.describe('Building a search index, with links and short excerpts.'),
  'ai-input': permission.describe('Feeding the content to a model as it answers.'),
  'ai-train': permission.describe('Training or fine-tuning models.'),
});
export type Crawlers = z.infer<typeof Crawlers>;

/** Front matter of `profile.md`; its body is the area `about`. */
export const Profile = z.strictObject({
  name: field(Text, 'Name', 'name', "The person's full name."),
  aka: field(z.array(Text).optional(), 'Also known as', 'name', 'Other forms of the name.'),
  headline: field(Text, 'Headline', 'text', 'One line on what the person does.'),
  summary: field(Text, 'Summary', 'prose', 'One paragraph that introduces the person.'),
  location: field(Text.optional(), 'Location', 'place', 'Where the person lives or works.'),
  contact: z
    .strictObject({
      organisation: field(Text.optional(), 'Organisation', 'organisation', 'Who answers, when not the person.'),
      website: field(Url.optional(), 'Website', 'link', 'Address of a page with a way to write.'),
      email: field(Email.optional(), 'Email', 'identifier', 'Published e-mail address.'),
      phone: field(Text.optional(), 'Phone', 'identifier', 'Published telephone number.'),
      note: field(Text.optional(), 'Note', 'text', 'How to get in touch, and what to expect; Markdown.'),
    })
    .optional()
    .describe('How to reach the person.'),
  profiles: field(z.array(Link).optional(), 'Profiles', 'link', 'Profiles and archives elsewhere.'),
  questions: z.array(Text).optional().describe('Questions that the page suggests to a visitor.'),
  notice: field(Text.optional(), 'Notice', 'text', 'A line shown on every page, e.g. that this is sample content.'),
  crawlers: Crawlers.prefault({}).describe('What crawlers may do; published in robots.txt and with every twin.'),
  updated: field(PartialDate, 'Last changed', 'date', 'Day of the last change in substance; the sitemap uses it.'),
  sources: common.sources,
});
export type Profile = z.infer<typeof Profile>;

/** The area `about` has no fields of its own: its text is the body of `profile.md`. */
export const About = z.strictObject({});
export type About = z.infer<typeof About>;

/** How to reach the person, as a record: the contact and profiles of `profile.md`. */
export const Contact = z.strictObject({
  ...Profile.shape.contact.unwrap().omit({ note: true }).shape,
  profiles: Profile.shape.profiles,
});
export type Contact = z.infer<typeof Contact>;

/** Front matter of `approach.md`: how the person works. Every `##` heading of the body becomes a section. */
export const Approach = z.strictObject({
  ...common,
  title: field(Text.optional(), 'Title', 'name', 'Title of the page section; "Approach" by default.'),
});
export type Approach = z.infer<typeof Approach>;

export const Experience = inOrder(
  z.strictObject({
    ...common,
    role: field(Text, 'Role', 'name', 'The job title.'),
    employer: field(Text, 'Employer', 'organisation', 'Who employed the person; the company founded, for a founder.'),
    place,
    start: field(PartialDate, 'Start', 'date', 'When the role began.'),
    end,
    deliverables: field(z.array(Text).optional(), 'Delivered', 'text', 'What came of it, one result a line.'),
    team: field(Text.optional(), 'Team', 'amount', 'Size of the team, e.g. "up to 12 people".'),
    colleagues: field(z.array(Person).optional(), 'Colleagues', 'person', 'People worked with.'),
    skills,
    links,
  }),
  'start',
  'end',
);
export type Experience = z.infer<typeof Experience>;

export const Project = inOrder(
  z.strictObject({
    ...common,
    name: field(Text, 'Name', 'name', 'Name of the project.'),
    start,
    end,
    place,
    role: field(Text.optional(), 'Role', 'text', "The person's own part in it."),
    organisation: field(Text.optional(), 'Organisation', 'organisation', 'Where the work was done.'),
    funding: field(z.array(Text).optional(), 'Funded by', 'organisation', 'Who paid for it.'),
    collaborators: field(z.array(Person).optional(), 'Collaborators', 'person', 'Who else worked on it.'),
    outcome: field(Text.optional(), 'Outcome', 'text', 'What came of it.'),
    skills,
    repository: field(Url.optional(), 'Repository', 'link', 'Address of the source code.'),
    licence: field(Text.optional(), 'Licence', 'licence', 'Licence of the source code.'),
    links,
  }),
  'start',
  'end',
);
export type Project = z.infer<typeof Project>;

export const OpenSource = inOrder(
  z.strictObject({
    ...Project.shape,
    authorship: field(
      z.enum(['own', 'contributed', 'others']).default('own'),
      'Authorship',
      'status',
      "`own` for the person's own work, `contributed` for a part in it, `others` for work by others on the person's ideas.",
    ),
    status: field(Text.optional(), 'Status', 'status', 'State of maintenance, e.g. "maintained" or "archived 2014".'),
  }),
  'start',
  'end',
);
export type OpenSource = z.infer<typeof OpenSource>;

export const Patent = inOrder(
  z.strictObject({
    ...common,
    number: field(Text, 'Number', 'identifier', 'Number as the office writes it, with the country: US 3,541,541.'),
    title: field(Text, 'Title', 'name', 'Title of the invention.'),
    status: field(Text, 'Status', 'status', 'granted, pending, expired …'),
    filed: field(PartialDate.optional(), 'Filed', 'date', 'Day of the application.'),
    granted: field(PartialDate.optional(), 'Granted', 'date', 'Day of the grant.'),
    applicationNumber: field(Text.optional(), 'Application number', 'identifier', 'Serial number of the application.'),
    coInventors: field(z.array(Text).optional(), 'Co-inventors', 'person', 'The other named inventors.'),
    assignee: field(Text.optional(), 'Assignee', 'organisation', 'Who owned it when it was granted.'),
    office: field(Text.optional(), 'Office', 'organisation', 'The patent office.'),
    link: field(Url.optional(), 'Link', 'link', 'Address of the published patent.'),
  }),
  'filed',
  'granted',
);
export type Patent = z.infer<typeof Patent>;

export const Education = inOrder(
  z.strictObject({
    ...common,
    institution: field(Text, 'Institution', 'organisation', 'School or university.'),
    degree: field(Text, 'Degree', 'name', 'Degree or certificate.'),
    field: field(Text.optional(), 'Field', 'text', 'Subject studied.'),
    place,
    start,
    end: field(EndDate.optional(), 'Completed', 'date', 'When it was awarded.'),
    thesis: field(Text.optional(), 'Thesis', 'name', 'Title of the thesis.'),
    honours: field(z.array(Text).optional(), 'Honours', 'text', 'Honours and societies.'),
  }),
  'start',
  'end',
);
export type Education = z.infer<typeof Education>;

export const Publication = z.strictObject({
  ...common,
  title: field(Text, 'Title', 'name', 'Title of the publication.'),
  kind: field(
    z.enum(['article', 'book', 'chapter', 'paper', 'report', 'talk', 'thesis', 'white paper', 'other']),
    'Kind',
    'status',
    'What sort of publication it is.',
  ),
  authors: field(z.array(Text).optional(), 'Co-authors', 'person', 'The other authors.'),
  venue: field(Text.optional(), 'Published in', 'organisation', 'Journal, conference or publisher.'),
  date: field(PartialDate.optional(), 'Date', 'date', 'When it appeared.'),
  place,
  pages: field(Text.optional(), 'Pages', 'identifier', 'Page range.'),
  identifier: field(Text.optional(), 'Report number', 'identifier', 'Report, contract or volume number.'),
  doi: field(
    z
      .string()
      .regex(/^10\.\d{4,}\/\S+$/, { error: 'is no DOI. Write it without an address before it, like 10.1000/182' })
      .optional(),
    'DOI',
    'identifier',
    'DOI without the resolver.',
  ),
  link: field(Url.optional(), 'Link', 'link', 'Address of the text.'),
});
export type Publication = z.infer<typeof Publication>;

export const Award = z.strictObject({
  ...common,
  title: field(Text, 'Title', 'name', 'Name of the award.'),
  awarder: field(Text.optional(), 'Awarded by', 'organisation', 'Who gives it.'),
  date: field(PartialDate.optional(), 'Date', 'date', 'When it was given.'),
  place,
  reason: field(Text.optional(), 'For', 'text', 'What it was given for.'),
  sharedWith: field(z.array(Text).optional(), 'Shared with', 'person', 'The other winners.'),
  amount: field(Text.optional(), 'Amount', 'amount', 'Prize money, as published.'),
  link: field(Url.optional(), 'Link', 'link', 'Address of a page about it.'),
});
export type Award = z.infer<typeof Award>;
