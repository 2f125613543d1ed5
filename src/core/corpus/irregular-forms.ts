import { technologySpellings } from './technology-signs.ts';

/** Irregular forms of general English, each line a base and its forms; a stemmer leaves them apart, "keys" and "key" too. Folded. */
const lines = `
beat beaten
become became
begin began begun
bend bent
blow blew blown
boy boys
break broke broken
bring brought
build built
buy bought
catch caught
child children
choose chose chosen
come came
contributed contributes contributing contribution contributions contributor contributors
deal dealt
die died dies dying
dig dug
draw drew drawn
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fellow fellows fellowship fellowships
fight fought
find found
flee fled
fly flew flown
foot feet
forget forgot forgotten
freeze froze frozen
get got gotten
give gave given
go went gone
grow grew grown
guy guys
hang hung
hear heard
hide hid hidden
hold held
keep kept
key keys
know knew known
lay laid
lead led leads leading
leave left leaving
lend lent
light lit
lose lost
make made making
man men
mean meant
meet met
mouse mice
pay paid
read reads
ride rode ridden
rise rose risen
run ran running
say said
see saw seen
sell sold
send sent
shake shook shaken
shine shone
shoot shot
show showed shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
speak spoke spoken
spend spent
spin spun
stand stood
steal stole stolen
strike struck
sweep swept
swim swam swum
take took taken
tailored personalised personalized personalisation personalization
teach taught
tear tore torn
tell told
think thought
tooth teeth
toy toys
understand understood
wake woke woken
way ways
wear wore worn
weave wove woven
wife wives
win won
woman women
write wrote written
`;

/** Form → base. */
export const irregularForms: ReadonlyMap<string, string> = new Map([
  ...lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form): [string, string] => [form, base]);
    }),
  ...technologySpellings,
]);
