/** The look of the outbox pages, which need neither script nor build. */
export const outboxStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 16%, transparent); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f5f6f8, #14181d); color: light-dark(#1b2430, #e7ebf0); }
main { max-width: 46rem; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.3; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 18px; }
p { margin: 0 0 16px; }
a { color: light-dark(#0b57a4, #8fc1f5); }
.quiet { color: light-dark(#4a5563, #a9b4c1); font-size: 14px; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 24px 0; }
label { flex: 1 1 16rem; font-size: 14px; font-weight: 600; }
input, button { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid light-dark(#8b95a1, #6b7683); background: light-dark(#fff, #1c222a); color: inherit; padding: 8px 12px; }
input { display: block; width: 100%; margin-top: 4px; }
button { font-weight: 600; cursor: pointer; padding-inline: 20px; }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; background: light-dark(#fff, #1c222a); }
li + li { border-top: 1px solid var(--line); }
li a { display: flex; gap: 16px; align-items: center; padding: 14px 16px; color: inherit; text-decoration: none; }
li a:hover { background: color-mix(in srgb, currentColor 5%, transparent); }
:focus-visible { outline: 3px solid light-dark(#0b57a4, #8fc1f5); outline-offset: -3px; }
.kind { flex: none; width: 4rem; font-size: 12px; font-weight: 700; }
.what { flex: 1; min-width: 0; display: grid; }
.what > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
time { flex: none; }
.empty { padding: 48px 16px; text-align: center; border: 1px dashed var(--line); border-radius: 12px; }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 12px; background: #eef1f4; }
pre { margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 12px; background: light-dark(#fff, #1c222a); font: 14px/1.6 ui-monospace, monospace; }
.bubble { max-width: 22rem; padding: 12px 16px; white-space: pre-wrap; border-radius: 18px 18px 18px 4px; background: light-dark(#e3e8ee, #2a323c); }
@media (max-width: 480px) { li a { flex-wrap: wrap; gap: 4px 12px; } .kind { width: auto; } .what { flex-basis: 100%; order: 3; } }
`;
