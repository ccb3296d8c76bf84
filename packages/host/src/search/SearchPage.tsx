import { type PageProps, type SearchCodec, useMessages, useSearchState } from '@portal/kit';
import { EmptyState, Heading, PageLayout, SearchField, Section, Stack } from '@portal/ui';
import { ContributedSection } from '../contributions/ContributedSection.tsx';
import { useSections } from '../contributions/use-sections.ts';
import { hostMessages } from '../messages.ts';

const waitMs = 800;
const longest = 200;

const keyword: SearchCodec<string> = {
  read: (search) => (search.keyword ?? '').slice(0, longest),
  write: (text) => ({ keyword: text.trim() || undefined }),
};

/** What features find of a text, each below its title. */
export function SearchPage(props: PageProps) {
  const t = useMessages(hostMessages);
  const sections = useSections('search');
  const { value, applied, set } = useSearchState(keyword, props, { waitMs });
  const text = applied.trim();

  return (
    <PageLayout
      header={
        <Stack gap={4}>
          <Heading level={1}>{text === '' ? t('searchTitle') : t('searchResults', { text })}</Heading>
          <SearchField
            label={t('searchField')}
            placeholder={t('searchField')}
            value={value}
            onChange={(next) => set(next.slice(0, longest))}
          />
        </Stack>
      }
    >
      {text === '' ? (
        <EmptyState title={t('nothingSearched')} text={t('nothingSearchedText')} />
      ) : (
        <Stack gap={10}>
          {sections.map((section) => (
            <Section key={`${section.feature}.${section.id}`} title={section.title}>
              <ContributedSection section={section} given={{ text }} isTitled={false} />
            </Section>
          ))}
        </Stack>
      )}
    </PageLayout>
  );
}
