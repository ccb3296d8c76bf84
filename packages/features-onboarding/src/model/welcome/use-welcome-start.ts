import { type CallReply, calls, type FirstTimeValues, type SavedFirstTimeDraft, useEndpoint } from '@portal/api';
import { type FirstTimeForm, firstTimeForm } from '@portal/rules';
import { listDrafts, loading, type Portal, ready, usePortal, type View } from '@portal/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { isNewer, welcomeDraftKey, welcomeValues, type WelcomeValues } from './welcome-values.ts';

/** What every step begins with. */
export interface WelcomeStart {
  /** Which steps and fields there are. */
  form: FirstTimeForm;
  known: FirstTimeValues;
  options: CallReply<typeof calls.firstTime.options>;
  initial: WelcomeValues;
  /** Where they were on another device; null where this one has what they entered last. */
  elsewhere: { step: string } | null;
}

/** Loads what is known of whoever comes for the first time, what can be chosen, and what they have entered already, here or on another device. */
export function useWelcomeStart(): View<WelcomeStart> {
  const portal = usePortal();
  const known = useEndpoint(calls.firstTime.values).view;
  const options = useEndpoint(calls.firstTime.options).view;
  const draft = useEndpoint(calls.firstTime.draft).view;
  const [start, setStart] = useState<WelcomeStart | null>(null);
  const isBegun = useRef(false);

  // What the step before has not written yet is written first: it goes after this one has been rendered.
  useLayoutEffect(() => {
    if (known.state !== 'ready' || options.state !== 'ready' || draft.state === 'loading') return;
    if (isBegun.current) return;
    isBegun.current = true;
    portal.drafts.flush();
    // A draft that cannot be asked for is none: what was typed here is here.
    const elsewhere = draft.state === 'ready' ? draft.data.draft : null;
    // oxlint-disable-next-line react/set-state-in-effect -- What the device keeps can be read only once it is written.
    setStart(startOf(portal, { known: known.data, options: options.data, elsewhere }));
  }, [portal, known, options, draft]);

  if (start !== null) return ready(start);
  if (known.state !== 'ready') return known;
  if (options.state !== 'ready') return options;
  return loading;
}

interface Loaded extends Pick<WelcomeStart, 'known' | 'options'> {
  elsewhere: SavedFirstTimeDraft | null;
}

function startOf({ drafts, profile }: Portal, { known, options, elsewhere }: Loaded): WelcomeStart {
  const here = listDrafts(drafts).find(({ key }) => key === welcomeDraftKey)?.at ?? null;
  const newer = isNewer(elsewhere, here) ? elsewhere : null;
  // The form would put what the device has on top.
  if (newer !== null || known.isFinished) drafts.clear(welcomeDraftKey);
  return {
    form: firstTimeForm(profile, known),
    known,
    options,
    initial: welcomeValues(known, newer, options),
    elsewhere: newer && { step: newer.step },
  };
}
