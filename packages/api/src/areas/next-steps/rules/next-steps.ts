import { type NextStepKind, nextStepKinds } from '../statuses.ts';

/** More at a time is a list, which nobody works off. */
export const nextStepsAtMost = 3;

const dayMs = 86_400_000;

/** How many days before its moment a step is told of; a kind that is not here is told of at once. */
const daysAhead: Partial<Record<NextStepKind, number>> = {
  payInvoice: 30,
  renew: 60,
  finishCpd: 60,
  answerMeeting: 14,
};

/** What cannot be done once its moment has come; everything else is late then, and told all the same. */
const endsWithItsMoment: readonly NextStepKind[] = ['takeSeat', 'answerMeeting'];

/** People who ask to be let in are others a week later; of everything else nobody is told twice. */
const daysPutAway: Partial<Record<NextStepKind, number>> = { letIn: 7 };

interface Step {
  kind: NextStepKind;
  id: string;
  /** ISO 8601, as replies have it. */
  by: string | null;
}

export interface PutAwayStep {
  kind: string;
  id: string;
  at: Date;
}

/** Whether a step that somebody has put away is still to be left out. */
export function isPutAway({ kind, at }: Pick<PutAwayStep, 'at'> & { kind: NextStepKind }, now: Date): boolean {
  const days = daysPutAway[kind];
  return days === undefined || now.getTime() < at.getTime() + days * dayMs;
}

function isShown({ kind, by }: Step, now: Date): boolean {
  if (by === null) return true;
  const msLeft = Date.parse(by) - now.getTime();
  if (endsWithItsMoment.includes(kind) && msLeft < 0) return false;
  const days = daysAhead[kind];
  return days === undefined || msLeft <= days * dayMs;
}

/** What waits for somebody now, each once: what is due first comes first, what is due at no moment last, and what they have put away not at all. */
export function waitingSteps<One extends Step>(all: readonly One[], putAway: readonly PutAwayStep[], now: Date): One[] {
  const isLeftOut = (step: Step) =>
    putAway.some(({ kind, id, at }) => kind === step.kind && id === step.id && isPutAway({ kind: step.kind, at }, now));
  return (
    all
      .filter((step) => isShown(step, now) && !isLeftOut(step))
      .toSorted(
        (a, b) =>
          dueAt(a) - dueAt(b) ||
          nextStepKinds.indexOf(a.kind) - nextStepKinds.indexOf(b.kind) ||
          (a.id < b.id ? -1 : Number(a.id > b.id)),
      )
      // Seats of several types may be kept of one event.
      .filter((step, at, sorted) => sorted.findIndex(({ kind, id }) => kind === step.kind && id === step.id) === at)
  );
}

function dueAt({ by }: Step): number {
  // Two that are due at no moment are compared by their kinds.
  return by === null ? Number.MAX_SAFE_INTEGER : Date.parse(by);
}
