import type { Plugin } from 'vite';
import { expectReplacements } from './expect-replacements.ts';

const names = /^\w+\.displayName = .*;$/gm;
const warnings = 'var ENABLE_DEV_WARNINGS = true;';
/** Reading `React.Component` might do something, as might what is set on the class afterwards. */
const classes = /^(var (\w+) = )(class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\2\.contextType = (\w+);)?$/gm;
const unmarked = / = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

const library = /\/react-router\//;
const replacements = {
  names: { what: 'What names the components of react-router', library },
  warnings: { what: 'What turns the warnings of react-router on', library },
  classes: { what: 'A class among the components of react-router', library },
  unmarked: { what: 'A component of react-router that is not marked as free of side effects', library },
};

/**
 * Makes react-router tree-shakable, so that the bundler leaves out what the portal does not use: the library does not mark its components as free of side effects, and
 * naming them is one. Its warnings for development go too, as in its own build for production. What it renders and loads itself is left out with them: 14 kB become 4.5.
 */
export function leanRouter(): Plugin {
  const { found, buildEnd } = expectReplacements(replacements);
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({ code: leaner(code, found), map: null }),
    },
    buildEnd,
  };
}

function leaner(code: string, found: (name: keyof typeof replacements) => void): string {
  const noting = (name: keyof typeof replacements, lean: string, before: string) => {
    if (lean !== before) found(name);
    return lean;
  };
  const unnamed = noting('names', code.replace(names, ''), code);
  const silent = noting('warnings', unnamed.replace(warnings, warnings.replace('true', 'false')), unnamed);
  const withoutClasses = noting('classes', silent.replace(classes, unneededClass), silent);
  return noting('unmarked', withoutClasses.replace(unmarked, ' = /* @__PURE__ */ '), withoutClasses);
}

/** The same class, which the bundler may leave out where nothing uses it. */
function unneededClass(_: string, start: string, _name: string, body: string, contextType?: string): string {
  const made = contextType === undefined ? body : `Object.assign(${body}, { contextType: ${contextType} })`;
  return `${start}/* @__PURE__ */ (() => ${made})();`;
}
