import { getContact } from './get-contact.ts';
import { getExperience } from './get-experience.ts';
import { getPatents } from './get-patents.ts';
import { getProjects } from './get-projects.ts';
import { searchPortfolio } from './search-portfolio.ts';
import { annotations, toInputSchema, toOutputSchema, type Tool } from './tool.ts';

/** Every tool, in the order in which they are listed. */
export const tools = [searchPortfolio, getPatents, getExperience, getProjects, getContact] as Tool[];

/** The tools as `tools/list` shows them. */
export function toToolList() {
  return tools.map((tool) => {
    const { name, title, description } = tool;
    return {
      name,
      title,
      description,
      inputSchema: toInputSchema(tool),
      outputSchema: toOutputSchema(tool),
      annotations: { title, ...annotations },
    };
  });
}
