/** In days before a membership ends; after its end once more. */
const renewalLeads = [30, 7, 0, -7] as const;
type RenewalLead = (typeof renewalLeads)[number];

/** Whoever has not renewed by then is not asked again. */
const remindersEnd = -21;
const dayMs = 86_400_000;

/** Which reminder of a membership that ends on a day is due today: one of each in its time, and none of those that were missed. */
export function renewalReminderDue(lastDay: string, today: string): RenewalLead | null {
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / dayMs);
  return days < remindersEnd ? null : (renewalLeads.findLast((lead) => days <= lead) ?? null);
}

/** The ends of memberships, in days from today, of which something may be due. */
export const renewalSpan = { from: remindersEnd, to: renewalLeads[0] } as const;
