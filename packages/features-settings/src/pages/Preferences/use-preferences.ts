import { type Problem, useMessages, type View } from '@portal/kit';
import { calls, type Segment, useAction, useEndpoint } from '@portal/api';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import { bothViews } from '../../model/both-views.ts';
import { type PreferencePageName, preferencePages } from './preference-pages.ts';

export interface PreferenceItem extends Segment {
  isAdded: boolean;
}

/** The items of a page with what is somebody's own of them, and the ways to add and remove one. */
export function usePreferences(name: PreferencePageName) {
  const { all, mine, kind } = preferencePages[name];
  const t = useMessages(settingsMessages);
  // Whoever looks at their own needs no list of all.
  const offered = useEndpoint(all ?? calls.preferences.allCommunication, {}, { enabled: all !== null });
  const own = useEndpoint(mine, {});
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // Of interests nothing is said where it fails: the list shows that nothing has changed.
  const failure = kind === 'interests' ? (_: Problem) => null : t('preferenceFailed');
  const options = { failure, invalidates: [mine] };
  const add = useAction(calls.preferences.add, options);
  const remove = useAction(calls.preferences.remove, options);

  async function toggle({ segmentId: id, isAdded }: PreferenceItem): Promise<void> {
    setBusy((before) => new Set(before).add(id));
    const { run } = isAdded ? remove : add;
    // What fails has already been told, where it is told.
    await run({ params: { id } }).catch(() => undefined);
    setBusy((before) => new Set([...before].filter((one) => one !== id)));
  }

  return {
    view: itemsOf(all === null ? null : offered.view, own.view),
    busy,
    onToggle: (item: PreferenceItem) => void toggle(item),
  };
}

type Segments = View<{ segments: Segment[] }>;

function itemsOf(offered: Segments | null, own: Segments): View<PreferenceItem[]> {
  const both = bothViews(own, offered ?? own);
  if (both.state !== 'ready') return both;
  const added = new Set(both.data.one.segments.map(({ segmentId }) => segmentId));
  const items = both.data.other.segments.map((segment) => ({ ...segment, isAdded: added.has(segment.segmentId) }));
  return items.length === 0 ? { state: 'empty' } : { ...both, data: items };
}
