import type { RulePack } from '@portal/api/rules';
import { periodAt, periodBefore } from '../cpd/periods.ts';

/** As far back as anybody looks. */
const shown = 6;

/** The periods that an audit can ask about, the latest first. */
export function periodsToAudit(pack: Pick<RulePack, 'cycle'>, zone: string, now: Date) {
  const periods = [periodAt(pack, zone, now)];
  for (let at = periods[0]; at !== undefined && periods.length < shown;) {
    at = periodBefore(pack, zone, at);
    periods.push(at);
  }
  return periods.map(({ id, firstDay, lastDay }) => ({ periodId: id, firstDay, lastDay }));
}
