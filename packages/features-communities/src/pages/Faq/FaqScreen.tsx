import type { Faq } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Disclosure,
  EmptyState,
  Illustration,
  PanelSwitch,
  RichText,
  SearchField,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@portal/ui';
import { SubpageFrame } from '../../components/SubpageFrame/SubpageFrame.tsx';
import { communitiesMessages } from '../../messages.ts';
import { findFaq } from './find-faq.ts';

export interface FaqScreenProps {
  view: View<{ faQs: readonly Faq[] }>;
  keyword: string;
  onKeywordChange: (keyword: string) => void;
}

/** Questions that open to their answers, limited by what is searched for. */
export function FaqScreen({ view, keyword, onKeywordChange }: FaqScreenProps) {
  const t = useMessages(communitiesMessages);
  return (
    <SubpageFrame title={t('faqPageTitle')}>
      <PanelSwitch
        view={view}
        scope="page"
        skeleton={<Skeleton lines={10} />}
        failedTitle={t('faqFailed')}
        empty={<EmptyState illustration={<Illustration name="people" />} title={t('noFaq')} />}
      >
        {({ faQs }) => (
          <Stack gap={5}>
            <SearchField
              label={t('searchFaq')}
              placeholder={t('searchFaq')}
              value={keyword}
              onChange={onKeywordChange}
            />
            <Found entries={findFaq(faQs, keyword)} keyword={keyword} />
          </Stack>
        )}
      </PanelSwitch>
    </SubpageFrame>
  );
}

function Found({ entries, keyword }: { entries: readonly Faq[]; keyword: string }) {
  const t = useMessages(communitiesMessages);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{keyword.trim() === '' ? '' : t('faqFound', { n: entries.length })}</span>
      </VisuallyHidden>
      {entries.length === 0 ? (
        <EmptyState scope="panel" title={t('noFaqFound', { keyword })} />
      ) : (
        <Stack gap={3} as="ul">
          {entries.map(({ id, name, description }) => (
            <li key={id}>
              <Disclosure title={<bdi>{name}</bdi>}>
                <RichText html={description} />
              </Disclosure>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
