import { z } from 'zod';
import { toTable } from './markdown-table.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** The members of an object schema as a Markdown table, in the words of the schema itself. */
export function toFieldTable(schema: z.ZodObject): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  const rows = Object.entries(properties).map(([name, property]) => {
    const member = property as Schema;
    const need = required.includes(name) ? 'yes' : 'no';
    return [`\`${name}\``, toTypeText(member), need, member.description ?? ''];
  });
  return toTable(['Field', 'Type', 'Required', 'Meaning'], rows);
}

function toTypeText(schema: Schema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.anyOf) return schema.anyOf.map((branch) => toTypeText(branch)).join(' or ');
  if (schema.type === 'array') {
    const { minItems, maxItems } = schema;
    const range = maxItems === undefined ? '' : ` of ${minItems ?? 0} to ${maxItems}`;
    return `array${range} × ${toTypeText(schema.items as Schema)}`;
  }
  if (schema.maxLength !== undefined)
    return `${String(schema.type)}, ${schema.minLength ?? 0} to ${schema.maxLength} characters`;
  return [schema.type, schema.format && `(${schema.format})`].filter(Boolean).join(' ');
}
