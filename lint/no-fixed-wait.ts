import { defineRule, type ESTree } from '@oxlint/plugins';

const messages = {
  fixed: 'Wait for what the test looks at: a fixed time is too long on an idle machine and too short on a busy one.',
  short: 'Leave the timeout to the configuration: a shorter one ends the test on a busy machine.',
  late: 'Begin to wait before the action: what is waited for may have come already.',
  moving: 'Wait for the result of the search first: the list still moves under the pointer.',
  unfocused: 'Wait until what has opened has the focus: until then a key reaches what is behind it.',
};

const events = /^waitFor(?:Response|Request|Event)$/;

/**
 * A test waits for a sign, as long as the configuration of its kind allows, and acts once there is something to act on. Where the clock is the test's own
 * (`vi.useFakeTimers`), no time passes. `shortestTimeout` in milliseconds.
 */
export const noFixedWait = defineRule({
  meta: {
    type: 'problem',
    messages,
    schema: [{ type: 'object', properties: { shortestTimeout: { type: 'number' } }, additionalProperties: false }],
    defaultOptions: [{ shortestTimeout: 15_000 }],
  },
  create(context) {
    const { sourceCode, options } = context;
    if (sourceCode.text.includes('vi.useFakeTimers(')) return {};
    const shortest = shortestIn(options[0]);
    const report = (node: ESTree.Node, messageId: keyof typeof messages) => context.report({ node, messageId });

    function checkOrder(statements: readonly ESTree.Node[]) {
      const texts = statements.map((statement) => sourceCode.getText(statement));
      for (const [at, statement] of statements.entries()) {
        if (isClick(texts[at]) && fillsSearch(texts[at - 1])) report(statement, 'moving');
        if (isKey(texts[at]) && opens(lastBeforeExpectations(texts, at), texts[at])) report(statement, 'unfocused');
      }
    }

    return {
      CallExpression(node) {
        const [object, name] = memberOf(node.callee);
        if (name === 'waitForTimeout') report(node, 'fixed');
        if (object === 'Atomics' && name === 'wait') report(node, 'fixed');
        if (object === 'vi' && (name === 'waitFor' || name === 'waitUntil')) report(node, 'short');
      },
      ImportDeclaration(node) {
        const isSleep = (each: ESTree.ImportDeclarationSpecifier) =>
          each.type === 'ImportSpecifier' && sourceCode.getText(each.imported) === 'setTimeout';
        if (/^(?:node:)?timers\/promises$/.test(node.source.value) && node.specifiers.some(isSleep))
          report(node, 'fixed');
      },
      NewExpression(node) {
        if (sourceCode.getText(node.callee) === 'Promise' && sleepsAtOnce(node.arguments[0])) report(node, 'fixed');
      },
      ObjectExpression({ properties: [first] }) {
        if (first?.type !== 'Property' || sourceCode.getText(first.key) !== 'timeout') return;
        const { value } = first;
        if (value.type === 'Literal' && typeof value.value === 'number' && value.value < shortest)
          report(first, 'short');
      },
      AwaitExpression({ argument }) {
        if (argument.type !== 'CallExpression') return;
        const [object, name] = memberOf(argument.callee);
        if (object !== null && name !== null && events.test(name)) report(argument, 'late');
      },
      Program(node) {
        checkOrder(node.body);
      },
      BlockStatement(node) {
        checkOrder(node.body);
      },
    };
  },
});

function shortestIn(option: unknown): number {
  const isGiven = typeof option === 'object' && option !== null && 'shortestTimeout' in option;
  return isGiven && typeof option.shortestTimeout === 'number' ? option.shortestTimeout : 15_000;
}

/** `a.b.name` as `['b', 'name']`; of what is called on a call's result there is no object. */
function memberOf(callee: ESTree.Node): [object: string | null, name: string | null] {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return [null, null];
  const { object, property } = callee;
  if (object.type === 'Identifier') return [object.name, property.name];
  return [memberOf(object)[1], property.name];
}

/** Whether a promise's function begins with `setTimeout`. */
function sleepsAtOnce(given: ESTree.Node | undefined): boolean {
  if (given?.type !== 'ArrowFunctionExpression' && given?.type !== 'FunctionExpression') return false;
  const { body } = given;
  const first = body?.type === 'BlockStatement' ? body.body[0] : body;
  return isSetTimeout(first);
}

function isSetTimeout(node: ESTree.Node | null | undefined): boolean {
  if (node?.type === 'ExpressionStatement') return isSetTimeout(node.expression);
  if (node?.type === 'UnaryExpression') return isSetTimeout(node.argument);
  if (node?.type !== 'CallExpression') return false;
  const { callee } = node;
  const [object, name] = callee.type === 'Identifier' ? ['window', callee.name] : memberOf(callee);
  return name === 'setTimeout' && (object === 'window' || object === 'globalThis');
}

const fillsSearch = (text = '') => /'searchbox'[^;]*\.fill\(/.test(text);
const isClick = (text = '') => /^await [^;]*\.(?:click|tap)\(/.test(text);
const isKey = (text = '') => text.startsWith('await userEvent.keyboard(');

/** Neither acts nor looks where the focus is. */
const isCalm = (text: string) => !/userEvent|typeInto|contains\(|Focus\(|;[^]*\S/.test(text);

function lastBeforeExpectations(texts: readonly string[], at: number): string {
  const before = texts.slice(0, at);
  return before.findLast((text) => !(text.startsWith('await expect(') && isCalm(text))) ?? '';
}

function opens(text: string, key = ''): boolean {
  const roles = key.includes("'{Escape}'")
    ? 'dialog|alertdialog|menu|menuitem|listbox|option'
    : 'dialog|alertdialog|menu|menuitem|listbox';
  return isCalm(text) && new RegExp(String.raw`\b(?:find|get)(?:All)?ByRole\(\s*'(?:${roles})'`).test(text);
}
