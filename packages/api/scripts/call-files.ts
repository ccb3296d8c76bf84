import { describeCall } from '../src/calls/describe-call.ts';
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
  return files;
}

function areaFile(area: string, endpoints: Readonly<Record<string, Endpoint>>): string {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => callText(area, name, endpoint));
  return `${note}import type { CallOf } from '../call-of.ts';\n\n${calls.join('\n')}`;
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

function callText(area: string, name: string, endpoint: Endpoint): string {
  const call = describeCall(`${area}.${name}`, endpoint);
  const fields = Object.entries(call).map(
    ([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : String(value)},\n`,
  );
  const constant = reserved.has(name) ? `${name}Call` : name;
  const type = `CallOf<'${area}', '${name}'>`;
  const text = `/** ${endpoint.summary}: \`${endpoint.method} ${endpoint.path}\` */\n${reserved.has(name) ? '' : 'export '}const ${constant}: ${type} = {\n${fields.join('')}};\n`;
  return reserved.has(name) ? `${text}export { ${constant} as ${name} };\n` : text;
}
