import { calls, type Community, limits, useAction } from '@portal/api';
import { heavyWords } from '@portal/features-communities/parts';
import { useDestinations, useMessages } from '@portal/kit';
import { maxLength } from '@portal/kit/form';
import { LazyRichTextEditor } from '@portal/ui';
import { DraftDialog } from '../../components/DraftDialog/DraftDialog.tsx';
import { TheirText } from '../../components/Theirs/TheirText.tsx';
import { unlessStale } from '../../components/Theirs/use-stale-save.ts';
import { type KnownText, useTextForm } from '../../components/Theirs/use-text-form.ts';
import { adminDestinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { aboutEditKey } from '../../model/draft-keys.ts';

export interface EditAboutProps {
  community: Pick<Community, 'id' | 'name'>;
  about: KnownText;
  onClose: () => void;
}

/** Writes who a community is. What somebody else has published meanwhile is shown before it is replaced. */
export function EditAbout({ community: { id, name }, about, onClose }: EditAboutProps) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(adminDestinations);
  const params = { id };
  const { run } = useAction(calls.communities.saveAbout, {
    success: t('aboutPublished'),
    failure: unlessStale(t('aboutNotPublished')),
    invalidates: [calls.communities.about],
  });
  const { form, isStale, theirs, keepMine } = useTextForm({
    text: about,
    rules: [maxLength(limits.aboutLength, t('aboutTooLong'))],
    draftKey: aboutEditKey(id),
    draftPlace: { kind: t('whoAreWe'), place: name, href: to.adminCommunityAboutPage(params) },
    save: (body) => run({ params, body }),
    onSaved: onClose,
  });
  return (
    <DraftDialog title={t('editWhoAreWe')} submitLabel={t('publish')} form={form} onClose={onClose}>
      {isStale && (
        <TheirText
          intro={t('aboutStale')}
          title={t('aboutTheirs')}
          html={theirs?.html ?? null}
          keepLabel={t('publishAnyway')}
          onKeep={keepMine}
        />
      )}
      <LazyRichTextEditor
        {...form.field('html')}
        label={t('whoAreWe')}
        refuse={heavyWords}
        isPending={form.isPending}
      />
    </DraftDialog>
  );
}
