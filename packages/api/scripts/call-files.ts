import { describeCall } from '../src/calls/describe-call.ts';
import type { EntityPlaces } from '../src/contract/entities.ts';
import { entityParts, entityPlaces } from '../src/contract/entity-places.ts';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';

const note = '// Generated from the contract by scripts/generate-calls.ts.\n';

/** The generated files by name. One module per area, so that a bundle holds only the calls it makes. */
export function callFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
  for (const [area, endpoints] of Object.entries(areas)) files.set(`${area}.ts`, areaFile(area, endpoints));
  files.set(
    'index.ts',
    note +
      Object.keys(areas)
        .map((area) => `export * as ${area} from './${area}.ts';\n`)
        .join(''),
  );
  files.set('entity-parts.ts', partsFile());
  return files;
}

function partsFile(): string {
  const parts = Object.entries(entityParts()).map(([name, places]) => `  ${name}: ${placesText(places)},\n`);
  const type = 'Partial<Record<EntityName, EntityPlaces>>';
  return `${note}import type { EntityName, EntityPlaces } from '../../contract/entities.ts';\n\n/** Where entities stand in one another. */\nexport const entityParts: ${type} = {\n${parts.join('')}};\n`;
}

function placesText(places: EntityPlaces): string {
  const entries = Object.entries(places).map(
    ([path, entity]) => `${/^\w+$/.test(path) ? path : `'${path}'`}: '${entity}'`,
  );
  return `{ ${entries.join(', ')} }`;
}

function valueText(value: string | boolean | null | EntityPlaces): string {
  if (typeof value === 'string') return `'${value}'`;
  return typeof value === 'object' && value !== null ? placesText(value) : String(value);
}

function areaFile(area: string, endpoints: Readonly<Record<string, Endpoint>>): string {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => callText(area, name, endpoint));
  const imports = `import type { Contract } from '../../contract/index.ts';\nimport type { CallOf } from '../call-of.ts';\n`;
  return `${note}${imports}\n/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */\ntype ${contractName(area)} = Contract['${area}'];\n\n${calls.join('\n')}`;
}

/** Of the type that holds an area's declarations. */
function contractName(area: string): string {
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}Contract`;
}

// Words that cannot name a constant are exported under another name.
const reserved = new Set([
  'delete',
  'import',
  'export',
  'new',
  'default',
  'switch',
  'return',
  'in',
  'for',
  'if',
  'do',
  'try',
  'with',
  'void',
  'class',
  'enum',
]);

/** In one line, or with a line for each of its own where that is too wide. */
function fieldText(key: string, value: Parameters<typeof valueText>[0]): string {
  const line = `  ${key}: ${valueText(value)},\n`;
  if (line.length <= 121 || typeof value !== 'object' || value === null) return line;
  const own = Object.entries(value).map(([name, each]) => `    ${valueText({ [name]: each }).slice(2, -2)},\n`);
  return `  ${key}: {\n${own.join('')}  },\n`;
}

function callText(area: string, name: string, endpoint: Endpoint): string {
  const call = describeCall(`${area}.${name}`, endpoint);
  const holds = endpoint.isRead && endpoint.reply.kind === 'json' ? entityPlaces(endpoint.reply.schema) : {};
  const fields = Object.entries(Object.keys(holds).length === 0 ? call : { ...call, holds }).map(([key, value]) =>
    fieldText(key, value),
  );
  const constant = reserved.has(name) ? `${name}Call` : name;
  const type = `CallOf<'${area}', '${name}'>`;
  const link = `{@link ${contractName(area)}.${name} the contract}`;
  const words = `${endpoint.summary}: \`${endpoint.method} ${endpoint.path}\`, as ${link} declares it`;
  const text = `/** ${words} */\n${reserved.has(name) ? '' : 'export '}const ${constant}: ${type} = {\n${fields.join('')}};\n`;
  return reserved.has(name) ? `${text}export { ${constant} as ${name} };\n` : text;
}
