import type { WorldEvent, WorldPerson } from '../../../world/world-types.ts';
import type { EventPlace, EventPlan } from './event-plans.ts';

type Timing = Pick<WorldEvent, 'day' | 'startTime' | 'minutes'>;

type Content = Pick<
  WorldEvent,
  | 'contentHtml'
  | 'externalUrl'
  | 'sessions'
  | 'presenters'
  | 'attachments'
  | 'sponsorHtml'
  | 'reasoningHtml'
  | 'accessHtml'
  | 'enrolHtml'
  | 'enrolTitle'
  | 'coursesTitle'
  | 'coursesDescription'
>;

/** What the page of an event tells beyond its card. */
export function eventContent(
  id: string,
  plan: EventPlan,
  timing: Timing,
  place: EventPlace,
  presenters: readonly WorldPerson[],
): Content {
  const isCpd = plan.kind === 'cpd' || plan.kind === 'conference';
  const isBig = plan.kind === 'conference';
  return {
    contentHtml: `<p>${plan.shortDesc}</p><h2>What you take home</h2><ul><li>Something to try on Monday</li><li>The slides, and the papers behind them</li><li>People to ring when you get stuck</li></ul><p>Bring a case of your own: there is time for it after the break.</p>`,
    externalUrl: isBig ? 'https://conference.example.org/program' : null,
    sessions: sessionsOf(plan, timing, place),
    presenters: presenters.map((person) => ({
      name: `${person.firstName} ${person.lastName}`,
      role: person.jobTitle,
      profileDesc: person.description,
      personId: person.avatar === null ? null : person.id,
    })),
    attachments: isCpd
      ? [
          { id: `${id}-a1`, kind: 'doc', name: 'program.pdf', url: null },
          { id: `${id}-a2`, kind: 'link', name: 'Pre-reading', url: 'https://reading.example.org/before-you-come' },
        ]
      : [],
    sponsorHtml: isBig ? '<p>Supported by Saltbush Mobility, who make things that roll.</p>' : null,
    reasoningHtml: isCpd
      ? '<p>Counts towards your competence in assessment, planning and reflective practice.</p>'
      : null,
    accessHtml:
      place.address === null
        ? '<p>Captions throughout. The recording follows within a week.</p>'
        : '<p>Step-free from the street, hearing loop in the main room, a quiet room next to it.</p>',
    enrolHtml:
      plan.kind === 'cpd' ? '<p>Whoever registers is enrolled in the online module that goes with it.</p>' : null,
    enrolTitle: plan.kind === 'cpd' ? 'Your online module' : null,
    coursesTitle: isBig ? 'Courses before and after' : null,
    coursesDescription: isBig ? 'Six workshops on the days around the conference.' : null,
  };
}

function sessionsOf({ kind }: EventPlan, { day, startTime }: Timing, { timeZone }: EventPlace): WorldEvent['sessions'] {
  if (kind === 'cpd')
    return [
      { title: 'Foundations', day, startTime: '09:15', minutes: 165, timeZone },
      { title: 'Practice at the tables', day, startTime: '13:00', minutes: 150, timeZone },
    ];
  if (kind !== 'conference') return [];
  return [
    { title: 'Opening and keynote', day, startTime, minutes: 90, timeZone },
    // Told from abroad, so its own zone is said.
    { title: 'Live from London', day: day + 1, startTime: '09:00', minutes: 60, timeZone: 'Europe/London' },
    { title: 'Closing panel', day: day + 2, startTime: '15:00', minutes: 90, timeZone },
  ];
}
