import type { Profile } from '@portal/kit/access';
import { html } from 'hono/html';
import { completedDateText } from './completed-date.ts';
import { documentWords, unitWords } from './document-words.ts';
import { goalTable, paragraphsOf } from './plan-lines.ts';
import { amountText, headingLines, requirementRows, standingLines } from './standing-lines.ts';
import type { SummaryFacts } from './summary-facts.ts';

/** The summary of a period as a page that a browser prints: the same words as the PDF. */
export async function summaryHtml(profile: Profile, facts: Omit<SummaryFacts, 'proof'>): Promise<string> {
  const t = documentWords({ profile });
  const { pack, records, recordsCount, holder, standing, plan, asOf } = facts;
  const { period, progress } = headingLines(t, pack, standing);
  const left = recordsCount - records.length;
  const requirements = table({
    title: t('requirements'),
    heads: [t('requirement'), t('done'), t('required')],
    rows: requirementRows(t, pack, standing),
  });
  const list = table({
    title: t('records'),
    heads: [
      ...[t('completedDate'), t('title'), t('category'), t('domain'), t('presenter')],
      ...[unitWords(t, pack).label, t('confirmed')],
    ],
    rows: records.map((one) => [
      completedDateText(one.completedAt, profile.timeZone),
      ...[one.title, one.category, one.domain, one.presenter],
      amountText(t, pack, one.minutes),
      t(one.isConfirmed ? 'yes' : 'no'),
    ]),
  });
  const goals = plan === null || plan.goals.length === 0 ? '' : table(goalTable(profile, plan));
  const reflection = paragraphsOf(plan?.reflection ?? '');
  const page = await html`<p>${profile.fullName}</p>
    <h1>${t('summaryTitle')}</h1>
    <p><strong>${holder}</strong></p>
    <p>${period}</p>
    <p><strong>${progress}</strong></p>
    ${standingLines({ profile }, { pack, standing, asOf, plan: plan && standing.plan }).map((line) => html`<p>${line}</p>`)}
    ${requirements} ${goals} ${list} ${left > 0 ? html`<p>${t('more', { n: left })}</p>` : ''}
    ${reflection.length > 0 ? html`<h2>${t('reflection')}</h2>` : ''} ${reflection.map((one) => html`<p>${one}</p>`)}
    <p>${t('asOf', { date: completedDateText(asOf, profile.timeZone) })}</p>`;
  return page.toString();
}

interface PrintedTable {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

function table({ title, heads, rows }: PrintedTable) {
  return html`<table>
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
