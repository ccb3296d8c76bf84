import type { Order } from '@portal/api';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  Button,
  ForbiddenNotice,
  Heading,
  NotFoundNotice,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';
import { OrderItems } from './OrderItems.tsx';
import { orderStateOf } from './order-state.ts';
import { useOrderWords } from './use-order-words.ts';

export interface OrderScreenProps extends Omit<OrderActionsProps, 'order' | 'state'> {
  view: View<Order>;
  /** They come from where they have paid. */
  hasPaid: boolean;
  backHref: string | undefined;
}

/** What was bought, what has become of its payment, and what to do next. */
export function OrderScreen({ view, hasPaid, backHref, ...actions }: OrderScreenProps) {
  const t = useMessages(eventsMessages);
  return (
    <PageLayout width="small" header={backHref !== undefined && <BackLink href={backHref}>{t('back')}</BackLink>}>
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion>
            <Skeleton lines={8} />
          </SkeletonRegion>
        )}
        empty={() => null}
        notFound={() => (
          <NotFoundNotice
            title={t('orderNotFound')}
            text={t('notThereText')}
            action={backHref !== undefined && <Button href={backHref}>{t('discoverHeading')}</Button>}
          />
        )}
        failed={(problem, retry) => (
          <ProblemPanel scope="page" title={t('orderFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ForbiddenNotice scope="page" title={t('orderFailed')} text={problem.message} />}
        ready={(order) => (
          <Stack gap={8}>
            <Outcome order={order} hasPaid={hasPaid} />
            <OrderItems order={order} eventHref={actions.eventHref} />
            <OrderActions order={order} state={orderStateOf(order, hasPaid)} {...actions} />
          </Stack>
        )}
      />
    </PageLayout>
  );
}

/** Said to screen readers when the payment becomes known while they wait. */
function Outcome({ order, hasPaid }: { order: Order; hasPaid: boolean }) {
  const { title, text } = useOrderWords(order, orderStateOf(order, hasPaid));
  return (
    <div role="status">
      <Stack gap={3}>
        <Heading level={1} isFocusable>
          {title}
        </Heading>
        <Text tone="quiet">{text}</Text>
      </Stack>
    </div>
  );
}
