import type { Profile } from '@portal/kit/access';
import { createTranslate } from '@portal/kit/messages';
import { html } from 'hono/html';
import { pageFrame } from '../../http/page-frame.ts';
import { messages } from './messages.ts';
import type { Verified } from './verify.queries.ts';

/** Says whether a certificate is genuine, in words that need no colour. */
export function verifyPage(profile: Profile, number: string, found: Verified) {
  const t = createTranslate(messages, { locale: profile.locale, overrides: [profile.messages] });
  const organisation = profile.fullName;
  const verdict = verdictOf(found);
  const title = t(`${verdict}Title`);
  const facts: [label: string, value: string][] =
    found.status === 'unknown'
      ? []
      : [
          [t('organisation'), organisation],
          [t('kind'), t(kindOf(found))],
          [t('issued'), dayOf(found.issuedAt, profile)],
        ];
  return pageFrame(
    profile,
    title,
    html`<h1>${title}</h1>
      <p>${t(`${verdict}Text`, { organisation })}</p>
      <dl class="facts">
        ${[...facts, [t('number'), number]].map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p class="note">${t('note')}</p>`,
  );
}

/** What a member has entered is not told as what the organisation certifies. */
function verdictOf({ status, kind, isConfirmed }: Verified) {
  if (status !== 'genuine' || isConfirmed) return status;
  return kind === 'summary' ? 'summary' : 'entered';
}

/** Of what no longer stands nobody can tell any more who vouched for it. */
function kindOf({ status, kind, isConfirmed }: Exclude<Verified, { status: 'unknown' }>) {
  if (kind === 'summary') return 'summary';
  if (status === 'revoked') return 'fallen';
  return isConfirmed ? 'record' : 'entered';
}

function dayOf(moment: Date, { locale, timeZone }: Profile): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment);
}
