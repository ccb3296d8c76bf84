import { useMessages } from '@portal/kit';
import { Button, Inline } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';

export interface EditorLinksProps {
  /** Left out where there is no such page. */
  onPreview: (() => void) | undefined;
  onVersions: (() => void) | undefined;
}

/** Where an item that is there already is looked at. They stand above the form: what stays in view below it has no room for more on a phone. */
export function EditorLinks({ onPreview, onVersions }: EditorLinksProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <Inline gap={3}>
      {onPreview !== undefined && <Button onPress={onPreview}>{t('preview')}</Button>}
      {onVersions !== undefined && <Button onPress={onVersions}>{t('versions')}</Button>}
    </Inline>
  );
}
