import type { Enrolment } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { ConfirmDialog, EmptyState, Grid, Illustration, PanelSwitch, SkeletonCard } from '@portal/ui';
import { useState } from 'react';
import { CpdFrame } from '../../components/CpdFrame/CpdFrame.tsx';
import { cpdMessages } from '../../messages.ts';
import { CourseCard } from './CourseCard.tsx';

export interface CoursesScreenProps {
  which: 'enrolled' | 'allCourses';
  view: View<{ enrolments: Enrolment[] }>;
  isPending: boolean;
  /** Rejects when the member is still enrolled. */
  onUnenrol: (enrolment: Enrolment) => Promise<unknown>;
}

export function CoursesScreen({ which, view, isPending, onUnenrol }: CoursesScreenProps) {
  const t = useMessages(cpdMessages);
  const title = t(which === 'enrolled' ? 'enrolledPageTitle' : 'allCoursesPageTitle');
  const [leaving, setLeaving] = useState<Enrolment | null>(null);
  const close = () => setLeaving(null);
  return (
    <CpdFrame current={which} title={title}>
      <PanelSwitch
        view={view}
        scope="page"
        skeletonLabel={t('coursesLoading')}
        skeleton={
          <Grid minColumn="md">
            <SkeletonCard />
            <SkeletonCard />
          </Grid>
        }
        failedTitle={t('enrolmentsFailed')}
        empty={
          <EmptyState illustration={<Illustration name="search" />} title={t('noCourses')} text={t('noCoursesHint')} />
        }
      >
        {({ enrolments }) => (
          <Grid as="ul" minColumn="md" label={title}>
            {enrolments.map((enrolment) => (
              <CourseCard key={enrolment.enrolmentId} enrolment={enrolment} onUnenrol={() => setLeaving(enrolment)} />
            ))}
          </Grid>
        )}
      </PanelSwitch>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('unenrolTitle', { name: leaving?.course.courseName ?? '' })}
        confirmLabel={t('unenrol')}
        cancelLabel={t('cancel')}
        tone="critical"
        isPending={isPending}
        onCancel={close}
        onConfirm={() => leaving && void onUnenrol(leaving).then(close, close)}
      >
        {t('unenrolText')}
      </ConfirmDialog>
    </CpdFrame>
  );
}
