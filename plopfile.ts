import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddActionConfig, CustomActionConfig, NodePlopAPI } from 'node-plop';
import knownThings from './templates/write/things.json' with { type: 'json' };

/** What a call can write on: read by its id, and refused by one who has not read its last change. */
const things: Readonly<Record<string, { area: string }>> = knownThings;

interface CallAnswers {
  call: string;
  on?: string;
  write?: boolean;
}

/** What every call and every screen begins with: files of their own, and entries in those that there are. */
export default function plopfile(plop: NodePlopAPI): void {
  const at = (path: string) => join(plop.getDestBasePath(), path);
  const isThere = (path: string) => existsSync(at(path));

  // What a template imports is added to what the file does; the subjects of examples and refusals, to those that they take.
  plop.setActionType('insert', (answers, { path, pattern, templateFile }) => {
    const rendered = plop.renderString(readFileSync(join(plop.getPlopfilePath(), templateFile), 'utf8'), answers);
    const lines = rendered.replaceAll(/^import .*\n/gm, '').trim();
    const [source, entry] = withSubjects(readFileSync(at(path), 'utf8'), lines);
    if (!pattern.test(source)) throw new Error(`There is no ${pattern.source} in ${path}`);
    const edited = source.replace(pattern, (before) => `${before}\n${entry}`);
    writeFileSync(at(path), (rendered.match(/^import .*$/gm) ?? []).reduce(withImport, edited));
    return path;
  });

  plop.setGenerator('call', {
    description: '<area>.<name>: reads a list or, with --on, writes on a thing',
    prompts: [asks('call', '<area>.<name>', /^[a-z]+\.[a-z]\w*$/i)],
    actions: (answers) => {
      const { call, on, write }: CallAnswers = { call: '', ...answers };
      const thing = on === undefined ? undefined : things[on];
      if (thing === undefined && (write || on !== undefined))
        throw new Error(`A call that writes is about a thing, with --on and one of ${Object.keys(things).join(', ')}`);
      const [area = '', name = ''] = call.split('.');
      const folder = plop.renderString('{{kebabCase area}}', { area });
      const [api, demo] = [`packages/api/src/areas/${folder}`, `packages/demo/src/areas/${folder}`];
      if (!isThere(`${api}/contract.ts`)) throw new Error(`There is no ${api}/contract.ts`);
      const server = `apps/server/src/modules/${folder}`;
      const mock = isThere(`${demo}/mock.ts`) ? 'mock.ts' : 'mock/handlers.ts';
      const access = thing?.area === folder ? './access.ts' : `../${thing?.area}/access.ts`;
      const data = { area, name, thing, access, demo: mock === 'mock.ts' ? '../..' : '../../..' };
      const { add, insert } = actionsOf(thing === undefined ? 'call' : 'write', data);
      return [
        ...(thing === undefined
          ? []
          : [
              add('use-case', `${server}/{{kebabCase name}}-{{kebabCase on}}.ts`),
              add('writes', `${server}/{{kebabCase name}}-{{kebabCase on}}.writes.ts`),
              // What the mock of a stateless area knows cannot be changed.
              { type: 'modify', path: `${demo}/${mock}`, pattern: /StatelessHandlersOf/g, template: 'HandlersOf' },
            ]),
        insert('contract', `${api}/contract.ts`, endOf(`export const ${area} = \\{`)),
        insert('mock', `${demo}/${mock}`, endOf(`export const ${area}: .*\\{`)),
        insert('routes', `${server}/routes.ts`, endOf('Routes\\(routes: Routes\\): void \\{')),
        insert('examples', `${demo}/examples.ts`, /Examples\([\s\S]*?\n {2}return \{/),
        // Without a sign-in every call is refused by its declaration; an area whose objects nobody else may touch has this file.
        ...(isThere(`${demo}/refusals.ts`)
          ? [insert('refusals', `${demo}/refusals.ts`, /Refusals\([\s\S]*?\n {2}return \[/)]
          : []),
      ];
    },
  });

  plop.setGenerator('screen', {
    description: '<feature> <Name>: page, screen, hook, stories and words',
    prompts: [asks('feature', '<feature>', /^[a-z-]+$/), asks('name', '<Name>', /^[A-Z]\w*$/)],
    actions: (answers) => {
      const source = `packages/features-${answers?.feature}/src`;
      if (!isThere(`${source}/messages.ts`)) throw new Error(`There is no ${source}/messages.ts`);
      const { add, insert } = actionsOf('screen');
      return [
        add('page', `${source}/pages/{{name}}/{{name}}Page.tsx`),
        add('screen', `${source}/pages/{{name}}/{{name}}Screen.tsx`),
        add('hook', `${source}/pages/{{name}}/use-{{kebabCase name}}.ts`),
        add('stories', `${source}/pages/{{name}}/{{name}}Screen.stories.tsx`),
        insert('messages', `${source}/messages.ts`, endOf('Messages = defineMessages\\(')),
        // The manifest has the titles of pages: menus and tabs need them before a page is opened.
        insert('manifest', `${source}/manifest.ts`, endOf('texts: \\{')),
      ];
    },
  });
}

function asks(name: string, message: string, form: RegExp) {
  return { name, message, validate: (given: string) => form.test(given) || `${message} is to be as ${form.source}` };
}

/** Actions by the templates of a folder. */
function actionsOf(folder: string, data: object = {}) {
  const fileOf = (template: string) => `templates/${folder}/${template}.hbs`;
  return {
    add: (template: string, path: string): AddActionConfig => {
      return { type: 'add', path, templateFile: fileOf(template), data };
    },
    insert: (template: string, path: string, pattern: RegExp): CustomActionConfig<'insert'> => {
      return { type: 'insert', path, pattern, templateFile: fileOf(template), data };
    },
  };
}

/** A block from the line that has its begin up to the line that ends it, which is as far from the margin. */
function endOf(begin: string): RegExp {
  return new RegExp(`^( *).*${begin}[\\s\\S]*?(?=\\n\\1[\\])}])`, 'm');
}

const parameter = /(?<=(?:Examples|Refusals)\()(?:\w+|\{[^}]*\})(?=: Subjects\))/;
const subject = /\b(?:world|member|admin)\b(?=[.,)])/g;

/** Examples and refusals take their subjects as a whole, or name those that they need. */
function withSubjects(source: string, lines: string): [source: string, lines: string] {
  const [given] = parameter.exec(source) ?? [];
  if (given === 'subjects') return [source, lines.replaceAll(subject, 'subjects.$&')];
  const names = new Set([...(lines.match(subject) ?? []), ...(given?.match(/\w{2,}/g) ?? [])]);
  return [source.replace(parameter, `{ ${[...names].join(', ')} }`), lines];
}

/** Adds an import to those from its module, or as a line; one of types alone says so of each from then on. */
function withImport(source: string, line: string): string {
  const [, added = '', from = ''] = /^import \{ (.*) \} from '(.*)';$/.exec(line) ?? [];
  const there = new RegExp(`import (type )?\\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`).exec(source);
  if (there === null || from === '') return source.includes(line) ? source : `${line}\n${source}`;
  const [statement, ofTypes = '', inside = ''] = there;
  const before = inside.split(',').flatMap((name) => (name.trim() === '' ? [] : [ofTypes + name.trim()]));
  const names = new Set([...before, ...added.split(', ')]);
  return source.replace(statement, `import { ${[...names].join(', ')} } from '${from}';`);
}
