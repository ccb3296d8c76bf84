import { html, raw } from 'hono/html';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { readableTone } from './readable-tone.ts';

export interface MailParts {
  title: string;
  /** One sentence. */
  intro: string;
  code?: string;
  /** One below the other, each with the page where it is seen. */
  lines?: readonly { text: string; href: string }[];
  button?: { label: string; href: string };
  /** What else to know, in small print. */
  note: string;
  /** Where mails of this kind are turned off without signing in; null: nowhere. Not every mail program shows what stands in the header. */
  unsubscribeUrl?: string | null;
}

// Mail programs know neither custom properties nor modern layout: tables and inline styles are what all of them draw.
const font = "font-family: Manrope, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";
const ink = 'color: #1b2430;';
const quiet = 'color: #4a5563;';
const cell = (style: string) => raw(`style="${style}"`);

/** A mail as HTML: 600 pixels wide, narrower on phones, the organisation's logo, one sentence, one thing to do. */
export function mailPage(brand: MailBrand, parts: MailParts): string {
  const { profile, logoSrc } = brand;
  const { unsubscribeUrl = null } = parts;
  const tone = readableTone(profile.brandColor);
  return textOf(
    html`<!doctype html>
      <html lang="${profile.locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <meta name="supported-color-schemes" content="light" />
          <title>${parts.title}</title>
        </head>
        <body ${cell('margin: 0; padding: 0; background: #eef1f4;')}>
          <div ${cell('display: none; max-height: 0; overflow: hidden;')}>${parts.intro}</div>
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            ${cell('background: #eef1f4;')}
          >
            <tr>
              <td align="center" ${cell('padding: 32px 12px;')}>
                <table
                  role="presentation"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  ${cell('width: 100%; max-width: 600px; background: #ffffff; border-radius: 12px; overflow: hidden;')}
                >
                  <tr>
                    <td ${cell(`height: 6px; background: ${tone}; font-size: 0; line-height: 0;`)}>&nbsp;</td>
                  </tr>
                  <tr>
                    <td ${cell('padding: 32px 40px 8px;')}>
                      <img
                        src="${logoSrc}"
                        alt="${profile.fullName}"
                        height="44"
                        ${cell(`display: block; height: 44px; max-width: 100%; border: 0; font-size: 18px; ${font} ${ink}`)}
                      />
                    </td>
                  </tr>
                  <tr>
                    <td ${cell('padding: 16px 40px 40px;')}>
                      <h1
                        ${cell(`margin: 0 0 12px; font-size: 24px; line-height: 32px; font-weight: 700; ${font} ${ink}`)}
                      >
                        ${parts.title}
                      </h1>
                      <p ${cell(`margin: 0 0 24px; font-size: 16px; line-height: 26px; ${font} ${ink}`)}>
                        ${parts.intro}
                      </p>
                      ${parts.code === undefined ? '' : codeBlock(parts.code, tone)}${parts.lines === undefined ? '' : lineBlock(parts.lines, tone)}${parts.button === undefined ? '' : buttonBlock(parts.button, tone)}
                      <p ${cell(`margin: 0; font-size: 14px; line-height: 22px; ${font} ${quiet}`)}>${parts.note}</p>
                      ${unsubscribeUrl === null ? '' : unsubscribeBlock(unsubscribeUrl, mailWords(brand)('mailsTurnOff'))}
                    </td>
                  </tr>
                </table>
                <table
                  role="presentation"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  ${cell('width: 100%; max-width: 600px;')}
                >
                  <tr>
                    <td
                      align="center"
                      ${cell(`padding: 20px 40px; font-size: 13px; line-height: 20px; ${font} ${quiet}`)}
                    >
                      ${mailWords(brand)('footer', { organisation: profile.fullName, website: profile.website })}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}

function codeBlock(code: string, tone: string) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td
          align="center"
          ${cell(`padding: 20px 12px; background: #f3f5f7; border-radius: 8px; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 34px; line-height: 40px; font-weight: 700; letter-spacing: 8px; color: ${tone};`)}
        >
          ${code}
        </td>
      </tr>
    </table>
    <div ${cell('height: 24px; line-height: 24px; font-size: 0;')}>&nbsp;</div>`;
}

function lineBlock(lines: NonNullable<MailParts['lines']>, tone: string) {
  return html`<ul ${cell('margin: 0 0 24px; padding: 0 0 0 20px;')}>
    ${lines.map(
      ({ text, href }) =>
        html`<li ${cell(`margin: 0 0 12px; font-size: 16px; line-height: 24px; ${font} ${ink}`)}>
          <a href="${href}" target="_blank" ${cell(`color: ${tone};`)}>${text}</a>
        </li>`,
    )}
  </ul>`;
}

function buttonBlock({ label, href }: { label: string; href: string }, tone: string) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td ${cell(`background: ${tone}; border-radius: 8px;`)}>
          <a
            href="${href}"
            target="_blank"
            ${cell(`display: inline-block; padding: 14px 28px; font-size: 16px; line-height: 20px; font-weight: 700; ${font} color: #ffffff; text-decoration: none;`)}
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p ${cell(`margin: 16px 0 24px; font-size: 13px; line-height: 20px; word-break: break-all; ${font} ${quiet}`)}>
      ${href}
    </p>`;
}

function unsubscribeBlock(href: string, label: string) {
  return html`<p ${cell(`margin: 12px 0 0; font-size: 14px; line-height: 22px; ${font} ${quiet}`)}>
    <a href="${href}" target="_blank" ${cell('color: #4a5563;')}>${label}</a>
  </p>`;
}

/** Hono's templates wait for promises among their values; there are none here. */
function textOf(page: ReturnType<typeof html>): string {
  if (page instanceof Promise) throw new TypeError('A mail waits for nothing');
  // What looks like a string is an object around one.
  return page.toString();
}

/** The same for readers without HTML. */
export function mailText(
  brand: MailBrand,
  { title, intro, code, lines = [], button, note, unsubscribeUrl = null }: MailParts,
): string {
  const t = mailWords(brand);
  const off = unsubscribeUrl === null ? [] : [`${t('mailsTurnOff')}: ${unsubscribeUrl}`];
  const footer = t('footer', { organisation: brand.profile.fullName, website: brand.profile.website });
  const linkLines = lines.map(({ text, href }) => `- ${text}\n  ${href}`).join('\n');
  const toDo = [code, linkLines === '' ? undefined : linkLines, button && `${button.label}: ${button.href}`].filter(
    (part) => part !== undefined,
  );
  return [title, intro, ...toDo, note, ...off, '--', footer].join('\n\n');
}
