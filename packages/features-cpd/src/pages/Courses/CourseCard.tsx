import type { Enrolment } from '@portal/api';
import { isCompleted } from '@portal/rules';
import { safeHref, useFormats, useMessages } from '@portal/kit';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  Heading,
  IconCheckCircle,
  IconExternal,
  IconMore,
  MenuButton,
  Spread,
  Stack,
} from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

interface CourseCardProps {
  enrolment: Enrolment;
  onUnenrol: () => void;
}

/** A course that a member takes or took. */
export function CourseCard({ enrolment, onUnenrol }: CourseCardProps) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const { courseName: name, categoryName } = enrolment.course;
  const { expiryDate, loginUrl } = enrolment;
  const href = safeHref(loginUrl) ?? undefined;
  return (
    <Card as="li">
      <Stack gap={4}>
        <Spread align="start" isWrapping={false}>
          <Heading level={2} size="md">
            {name}
          </Heading>
          {!isCompleted(enrolment) && (
            <MenuButton
              label={t('courseMenu', { name })}
              trigger={{ kind: 'icon', icon: IconMore, size: 'sm' }}
              items={[{ id: 'unenrol', label: t('unenrol'), tone: 'critical', onPress: onUnenrol }]}
            />
          )}
        </Spread>
        <DescriptionList
          items={[
            { term: t('courseCategory'), description: categoryName },
            ...(expiryDate === null ? [] : [{ term: t('expires'), description: dayText(expiryDate) }]),
            { term: t('status'), description: <Status enrolment={enrolment} /> },
          ]}
        />
        {href !== undefined && (
          <div>
            <Button
              href={href}
              target="_blank"
              icon={IconExternal}
              iconPosition="end"
              label={t('goToCourseNamed', { name })}
            >
              {t('goToCourse')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** What another system says stands as it is. */
function Status({ enrolment }: Pick<CourseCardProps, 'enrolment'>) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const { status, completionDate } = enrolment;
  if (!isCompleted(enrolment) || completionDate === null) return <Badge>{status}</Badge>;
  return (
    <Badge tone="positive" icon={IconCheckCircle}>
      {t('completedOn', { date: dayText(completionDate) })}
    </Badge>
  );
}
