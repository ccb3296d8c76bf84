/** A script in the page itself, which runs with what is given. It can use nothing from outside. */
export function inlineScript<Given extends readonly unknown[]>(
  run: (...given: Given) => void,
  given: NoInfer<Given>,
): string {
  const code = run
    .toString()
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, ' ');
  return `<script>(${code})(${given.map((one) => JSON.stringify(one)).join()})</script>`;
}
