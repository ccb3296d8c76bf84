import postcss, { type Root } from 'postcss';

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Takes out of a page's own styles the themes that it does not have, and the variables that nothing in it uses. */
export function withoutUnusedThemes(html: string): string {
  const sheets = [...html.matchAll(styleElement)].map(([, , css = '']) => postcss.parse(css));
  const themes = new Set([...html.matchAll(/data-theme="([^"]+)"/g)].map(([, theme]) => theme));
  for (const sheet of sheets) {
    sheet.walkRules(/\[data-theme=/, (rule) => {
      const named = [...rule.selector.matchAll(/\[data-theme="?([\w-]+)/g)].map(([, theme]) => theme);
      if (!named.some((theme) => themes.has(theme))) rule.remove();
    });
  }
  const used = usedVariables(sheets, html.replaceAll(styleElement, ''));
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (variable) => {
      if (!used.has(variable.prop)) variable.remove();
    });
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  }
  return html.replaceAll(styleElement, (_, open: string, _css, close: string) => open + sheets.shift() + close);
}

/** What a property's value or an attribute uses, and what the values of those variables use in turn. */
function usedVariables(sheets: readonly Root[], body: string): Set<string> {
  const values = new Map<string, string[]>();
  const used = new Set(variablesIn(body));
  for (const sheet of sheets) {
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
      else variablesIn(value).forEach((name) => used.add(name));
    });
  }
  // A set visits what is added to it on the way.
  for (const name of used) {
    for (const value of values.get(name) ?? []) variablesIn(value).forEach((other) => used.add(other));
  }
  return used;
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}
