import { calls, type Community, useEndpoint } from '@portal/api';
import { dayIn } from '@portal/rules';
import { type DraftEntry, ProblemError, successToastMs, useDestinations, useMessages, usePortal } from '@portal/kit';
import { type Form, useForm } from '@portal/kit/form';
import { useEffect, useState } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { communityEditKey, newCommunityKey } from '../../model/draft-keys.ts';
import { adminDestinations } from '../../destinations.ts';
import { communityFormRules } from './community-form-rules.ts';
import { basisOf, type CommunityValues, daysOf, emptyCommunity, valuesOf } from './community-values.ts';
import { useAliasCheck } from './use-alias-check.ts';
import { useSaveCommunity } from './use-save-community.ts';

export interface CommunityFormOptions {
  /** The one that is changed; a new one is made without it. */
  community?: Community | undefined;
  onSaved?: (saved: Community) => void;
}

export interface CommunityFormState {
  form: Form<CommunityValues>;
  /** As it was read last, by itself or by the page. */
  known: Community | undefined;
  isCheckingAlias: boolean;
  /** The field of the alias is left. */
  checkAlias: () => void;
  /** As somebody else has saved it since; null where nobody has. */
  theirs: Community | null;
  takeTheirs: () => void;
  keepMine: () => void;
  /** It went into the archive or came out: what is typed stays. */
  goOnFrom: (next: Community) => void;
}

/** A community as it is being written. */
export function useCommunityForm({ community, onSaved }: CommunityFormOptions): CommunityFormState {
  const t = useMessages(communitiesAdminMessages);
  const { clock, profile, notify } = usePortal();
  const draftPlace = useDraftPlaceOf(community);
  const zone = profile.timeZone;
  const [reached, setReached] = useState(community);
  const [ownSave, setOwnSave] = useState<Community | null>(null);
  const [isStale, setStale] = useState(false);
  const known = newerOf(community, reached);
  const save = useSaveCommunity(known?.id);
  const alias = useAliasCheck(known?.alias ?? null);
  const latest = useEndpoint(calls.communities.byId, { params: { id: known?.id ?? '' } }, { enabled: isStale });
  const form = useForm<CommunityValues>({
    initial: known === undefined ? emptyCommunity : valuesOf(known, zone),
    draftKey: community === undefined ? newCommunityKey : communityEditKey(community.id),
    draftEntry: ({ name, shortDescription }) => ({ ...draftPlace, text: name.trim() || shortDescription.trim() }),
    rules: communityFormRules({
      t,
      today: dayIn(clock.now(), zone),
      before: known === undefined ? null : daysOf(known, zone),
      isAliasTaken: alias.isTaken,
    }),
    onSubmit: submit,
  });
  const { isDirty, isPending } = form;
  const { basis } = form.values;
  const theirs = isStale && latest.data !== undefined && latest.data.version !== basis?.version ? latest.data : null;

  // As long as nothing is typed, the form follows what others save.
  useEffect(() => {
    if (isDirty || isPending || known === undefined || known.version === basis?.version) return;
    form.reset(valuesOf(known, zone));
    // Once for each version, when nothing typed is in its way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known?.version, isDirty, isPending]);

  // What was typed while it was being saved is a change of what is saved now.
  useEffect(() => {
    if (ownSave === null || isPending) return;
    setOwnSave(null);
    if (isDirty) form.set('basis', basisOf(ownSave));
    // Once for each save.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ownSave, isPending]);

  const aliasField = form.field('alias');
  const isTaken = alias.isTaken(aliasField.value);
  useEffect(() => {
    aliasField.onBlur();
    // What was found out about the alias is judged, whatever else is rendered anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isTaken]);

  async function submit(values: CommunityValues) {
    const saved = await savedOrStale(values);
    setReached(saved);
    setOwnSave(saved);
    notify.success(t('saved'), { durationMs: successToastMs });
    onSaved?.(saved);
  }

  async function savedOrStale(values: CommunityValues) {
    try {
      return await save(values);
    } catch (error) {
      setStale(error instanceof ProblemError && error.problem.code === 'stale');
      throw error;
    }
  }

  return {
    form,
    known,
    isCheckingAlias: alias.isChecking,
    checkAlias: () => void alias.check(aliasField.value),
    theirs,
    takeTheirs() {
      if (theirs === null) return;
      setReached(theirs);
      setStale(false);
      form.reset(valuesOf(theirs, zone));
    },
    keepMine() {
      if (theirs === null) return;
      setReached(theirs);
      setStale(false);
      form.set('basis', basisOf(theirs));
    },
    goOnFrom(next) {
      setReached(next);
      if (!isDirty) return;
      form.set('archived', daysOf(next, zone).archived);
      // Who has not seen what others saved before it went there is still to be shown that.
      if (basis?.version === known?.version) form.set('basis', basisOf(next));
    },
  };
}

function newerOf(read: Community | undefined, reached: Community | undefined): Community | undefined {
  return read !== undefined && read.version > (reached?.version ?? 0) ? read : reached;
}

function useDraftPlaceOf(community: Community | undefined): Omit<DraftEntry, 'text'> {
  const t = useMessages(communitiesAdminMessages);
  const { manageAll } = useDestinations(destinations);
  const { adminCommunitySettingsPage: settings } = useDestinations(adminDestinations);
  return community === undefined
    ? { kind: t('newCommunity'), place: t('managementPageTitle'), href: manageAll() }
    : { kind: t('draftOfCommunityEdit'), place: community.name, href: settings({ id: community.id }) };
}
