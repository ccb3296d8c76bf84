import type { ContentItem } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import {
  BackLink,
  Button,
  Heading,
  IconPrint,
  Image,
  Inline,
  MetaLine,
  PageLayout,
  RichText,
  Section,
  Stack,
  Tag,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { Attachments } from '../../components/Attachments/Attachments.tsx';
import { contentMessages } from '../../messages.ts';
import { type ContentKind, contentWords } from '../../model/content-kinds.ts';
import { minutesToRead } from '../../model/reading-time.ts';
import { ArticleFacts, type ArticleFactsProps } from './ArticleFacts.tsx';
import * as styles from './ContentDetailScreen.css.ts';

export interface ArticleProps extends ArticleFactsProps {
  kind: ContentKind;
  /** All of its kind. */
  listHref: string | undefined;
  backHref: string | undefined;
  hrefOfTag: (id: string) => string | undefined;
  onPrint: () => void;
  /** The bookmark. */
  favourite?: ((item: ContentItem) => ReactNode) | undefined;
  share?: ((item: ContentItem) => ReactNode) | undefined;
  attachments?: ((item: ContentItem) => ReactNode) | undefined;
  related?: ReactNode;
}

export function Article(props: ArticleProps) {
  const { kind, item, backHref, hrefOfTag } = props;
  const t = useMessages(contentMessages);
  const { date } = useFormats();
  const minutes = minutesToRead(item.content ?? '');
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={3}>
          {backHref !== undefined && <BackLink href={backHref}>{t(contentWords[kind].back)}</BackLink>}
          <Heading level={1} isFocusable>
            {item.name}
          </Heading>
          <MetaLine
            items={[
              t('lastUpdated', { date: date(item.date_updated) }),
              minutes !== null && t('minutesToRead', { n: minutes }),
            ]}
          />
          <ArticleFacts {...props} />
          <Actions {...props} />
        </Stack>
      }
    >
      <Stack gap={10}>
        <Stack gap={6}>
          {item.shortDescription !== '' && (
            <Text size="lg" tone="strong">
              {item.shortDescription}
            </Text>
          )}
          {item.imageUrl !== null && (
            <Image src={item.imageUrl} alt={item.imageAlt} isLargest sizes="(min-width: 55rem) 55rem, 100vw" />
          )}
          <RichText html={item.content ?? ''} headingLevel={2} />
        </Stack>
        {item.tags.length > 0 && (
          <Section title={t('tags')}>
            <Inline gap={2} as="ul" label={t('tags')}>
              {item.tags.map(({ id, label }) => (
                <li key={id}>
                  <Tag href={hrefOfTag(id)}>{label}</Tag>
                </li>
              ))}
            </Inline>
          </Section>
        )}
        {props.attachments?.(item) ?? <Attachments assets={item.assets} />}
        {props.related !== undefined && <div className={styles.onScreen}>{props.related}</div>}
      </Stack>
    </PageLayout>
  );
}

function Actions({ kind, item, onPrint, favourite, share }: ArticleProps) {
  const t = useMessages(contentMessages);
  return (
    <div className={styles.actions}>
      <Inline gap={1}>
        <Button tone="quiet" icon={IconPrint} onPress={onPrint}>
          {t(contentWords[kind].print)}
        </Button>
        {share?.(item)}
        {favourite?.(item)}
      </Inline>
    </div>
  );
}
