import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { skeleton } from '../../feedback/Skeleton/Skeleton.css.ts';
import { classNames } from '../../foundations/class-names.ts';
import { foot, frame, height, ofFingers } from './frame.css.ts';

/** A `MapOfPlaces` that is loading. */
export function SkeletonMap() {
  return (
    <div className={frame}>
      <span className={classNames(skeleton, height)} />
      <div className={ofFingers}>
        <Skeleton kind="small" width="half" />
      </div>
      <div className={foot}>
        <Skeleton kind="small" width="short" />
      </div>
    </div>
  );
}
