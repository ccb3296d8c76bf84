import { imageTypes, limits } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { ImageField, Stack, TextField } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { aliasOf } from './community-alias.ts';
import type { CommunityValues } from './community-values.ts';

export interface FieldsProps {
  form: Form<CommunityValues>;
  isReadOnly?: boolean;
}

interface WordFieldsProps extends FieldsProps {
  isCheckingAlias: boolean;
  checkAlias: () => void;
}

/** What a community is called, and how it looks. */
export function WordFields({ form, isReadOnly = false, isCheckingAlias, checkAlias }: WordFieldsProps) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(destinations);
  const [name, alias] = [form.field('name'), form.field('alias')];

  /** The address follows the name as long as nobody has written it by hand. */
  function chooseName(name: string) {
    form.set('name', name);
    if (!form.values.isAliasOwn) form.set('alias', aliasOf(name));
  }

  function chooseAlias(next: string) {
    form.set('alias', next);
    if (!form.values.isAliasOwn) form.set('isAliasOwn', true);
  }

  const address = alias.value === '' || /\s/.test(alias.value) ? undefined : to.community({ alias: alias.value });
  return (
    <Stack gap={5}>
      <TextField
        {...name}
        onChange={chooseName}
        onBlur={() => {
          name.onBlur();
          if (!form.values.isAliasOwn) checkAlias();
        }}
        label={t('communityNameField')}
        isRequired
        isReadOnly={isReadOnly}
      />
      <TextField
        {...alias}
        onChange={chooseAlias}
        onBlur={() => {
          alias.onBlur();
          if (!isReadOnly) checkAlias();
        }}
        label={t('aliasField')}
        description={address === undefined ? undefined : t('aliasHint', { address })}
        isPending={isCheckingAlias}
        isRequired
        isReadOnly={isReadOnly}
      />
      <TextField
        {...form.field('shortDescription')}
        label={t('shortDescriptionField')}
        description={t('shortDescriptionHint')}
        isRequired
        isReadOnly={isReadOnly}
      />
      <ImageField
        {...form.field('image')}
        label={t('communityImageField')}
        description={isReadOnly ? undefined : t('communityImageHint')}
        accept={imageTypes}
        maxBytes={limits.fileBytes}
        isPending={form.isPending}
        isReadOnly={isReadOnly}
        rejections={{
          size: t('fileTooLarge'),
          type: t('fileType', { list: imageTypes.join(', ') }),
        }}
        isRequired
      />
    </Stack>
  );
}
