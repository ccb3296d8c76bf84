import { useMessages } from '@portal/kit';
import { Banner, Dialog, EmptyState, SearchField, Spread, Stack, Switch, Text } from '@portal/ui';
import { useState } from 'react';
import { type DecidedTarget, findTargets } from './access-targets.ts';
import type { AccessWords } from './access-words.ts';
import { row } from './AccessRow.css.ts';
import { AccessRow } from './AccessRow.tsx';
import { whyMessages } from './messages.ts';

export interface AccessDialogProps {
  /** For whom it was decided. */
  name: string;
  /** Whoever looks acts for that person. */
  isActedFor: boolean;
  places: readonly DecidedTarget[];
  words: AccessWords;
  /** The address that was asked about, with its page where there is one. */
  target?: { path: string; page: DecidedTarget | undefined } | undefined;
  onClose(): void;
}

/** Explains of every page, menu entry and module why it is shown or hidden. */
export function AccessDialog(props: AccessDialogProps) {
  const { name, places, words, target } = props;
  const t = useMessages(whyMessages);
  const [text, setText] = useState('');
  const [isHiddenOnly, setHiddenOnly] = useState(false);
  const found = findTargets(places, { text, isHiddenOnly });

  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      size="md"
      title={t('title')}
      description={t(props.isActedFor ? 'forMember' : 'forSelf', { name })}
    >
      <Stack gap={4}>
        {target && (target.page ? <AccessRow place={target.page} words={words} isOpenAtFirst /> : noPage(target.path))}
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={text}
          onChange={setText}
          debounceMs={150}
          hasAutoFocus
        />
        <Spread>
          <Switch label={t('onlyHidden')} isSelected={isHiddenOnly} onChange={setHiddenOnly} />
          <div role="status">
            <Text size="sm" tone="quiet">
              {t('count', { n: found.length })}
            </Text>
          </div>
        </Spread>
        {found.length === 0 ? (
          <EmptyState scope="panel" headingLevel={3} title={t('none')} text={t('noneText')} />
        ) : (
          <Stack as="ul" gap={0} label={t('results')}>
            {found.map((place) => (
              <li key={place.id} className={row}>
                <AccessRow place={place} words={words} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );

  function noPage(path: string) {
    return (
      <Banner tone="neutral" title={t('noPage', { path })}>
        {t('noPageText')}
      </Banner>
    );
  }
}
