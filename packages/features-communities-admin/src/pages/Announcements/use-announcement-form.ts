import { type Announcement, calls, limits, useAction } from '@portal/api';
import { announcementDayFaults, announcementLinkRefusal, dayIn, isBlankText } from '@portal/rules';
import { successToastMs, useDestinations, useMessages, usePortal } from '@portal/kit';
import { custom, maxLength, required, type Rules, useForm } from '@portal/kit/form';
import { unlessStale, useStaleSave } from '../../components/Theirs/use-stale-save.ts';
import { announcementDestinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { newAnnouncementKey } from '../../model/draft-keys.ts';
import { announcementReads } from './announcement-reads.ts';
import { type AnnouncementValues, bodyOf, valuesOf } from './announcement-values.ts';

const { titleLength, descriptionLength, linkLength } = limits.announcement;

/** An announcement as it is being written; a new one is kept until it is created. */
export function useAnnouncementForm(announcement: Announcement | null, onSaved: () => void) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(announcementDestinations);
  const { profile } = usePortal();
  const zone = profile.timeZone;
  const words = { success: t('saved'), successMs: successToastMs, invalidates: announcementReads };
  const create = useAction(calls.announcements.create, {
    ...words,
    failure: ({ message }) => ({ text: t('announcementCreateFailed'), description: message }),
  });
  const edit = useAction(calls.announcements.edit, {
    ...words,
    failure: unlessStale(t('announcementEditFailed')),
  });
  const stale = useStaleSave();
  const initial = valuesOf(announcement, zone);
  const form = useForm<AnnouncementValues>({
    initial,
    ...(announcement === null && {
      draftKey: newAnnouncementKey,
      draftEntry: ({ title, description }: AnnouncementValues) => ({
        ...{ kind: t('newAnnouncementDraft'), place: t('announcementsPageTitle') },
        ...{ text: title.trim() || description.trim(), href: to.list() },
      }),
    }),
    rules: useRules(initial.range?.from),
    async onSubmit(values) {
      const body = bodyOf(values, zone);
      if (announcement === null) await create.run({ body });
      else {
        const { updatedAt } = values;
        await stale.saving(edit.run({ params: { id: announcement.id }, body: { ...body, updatedAt } }));
      }
      onSaved();
    },
  });
  return { form, stale };
}

/** What can be judged before it is sent; a start that stays as it was may lie in the past. */
function useRules(startBefore: string | undefined): Rules<AnnouncementValues> {
  const t = useMessages(communitiesAdminMessages);
  const { clock, profile } = usePortal();
  const today = dayIn(clock.now(), profile.timeZone);
  const atMost = (n: number) => maxLength(n, t('atMostCharacters', { n }));
  const before = startBefore === undefined ? null : { start: startBefore };
  return {
    title: [custom((text: string) => !isBlankText(text), t('announcementTitleRequired')), atMost(titleLength)],
    description: [
      custom((text: string) => !isBlankText(text), t('announcementTextRequired')),
      atMost(descriptionLength),
    ],
    link: [custom((text: string) => announcementLinkRefusal(text) === null, t('linkWrong')), atMost(linkLength)],
    range: [
      required(t('rangeRequired')),
      custom(
        (range: AnnouncementValues['range']) =>
          range === null ||
          announcementDayFaults({ start: range.from, end: range.to }, before, today).start === undefined,
        t('rangeInPast'),
      ),
    ],
  };
}
