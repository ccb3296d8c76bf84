/** Every form that keeps what is typed names it in the list of drafts: one without a name is found by nobody but who opens the form again. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const workspace = fileURLToPath(new URL('../', import.meta.url));

export interface DraftForm {
  file: string;
  /** Under which it is kept, as it is written. */
  key: string;
  isListed: boolean;
}

/** The forms of a file that keep what is typed. */
export function draftForms(file: string, text: string): DraftForm[] {
  const forms: DraftForm[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && /^use(?:Nested)?Form$/.test(node.expression.getText())) {
      const properties = node.arguments.flatMap((given) =>
        ts.isObjectLiteralExpression(given) ? [...given.properties] : [],
      );
      const named = (name: string) => properties.find((property) => property.name?.getText() === name);
      const key = named('draftKey');
      if (key !== undefined) forms.push({ file, key: keyIn(key), isListed: named('draftEntry') !== undefined });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return forms;
}

function keyIn(property: ts.ObjectLiteralElementLike): string {
  return ts.isPropertyAssignment(property) ? property.initializer.getText() : 'draftKey';
}

/** Every such form of what is shipped. */
export function allDraftForms(): DraftForm[] {
  return globSync('packages/{features-*,host,embed}/src/**/*.{ts,tsx}', { cwd: workspace })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => draftForms(file, readFileSync(join(workspace, file), 'utf8')));
}
