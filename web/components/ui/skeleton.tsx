import { classNames } from './class-names.ts';

/** One box of a skeleton; its size comes from utilities (`h-6 w-3/5`). */
export function SkeletonBox({ className }: { className?: string }) {
  return <div className={classNames('skel', className)} />;
}

/** Announces that something is being fetched, and hides the boxes from screen readers. */
export function SkeletonGroup({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The boxes of a `RecordCard`. */
export function SkeletonCard() {
  return (
    <div className="card" aria-hidden="true">
      <div className="cloth skel" />
      <div className="card-body">
        <span className="plate skel" />
        <SkeletonBox className="h-6 w-3/5" />
        <SkeletonBox className="mt-3 h-4 w-2/5" />
        <SkeletonBox className="mt-5 h-3.5" />
        <SkeletonBox className="mt-2 h-3.5 w-4/5" />
        <SkeletonBox className="mt-7 h-3.5 w-1/2" />
      </div>
    </div>
  );
}

/** The boxes of a `RecordRow`. */
export function SkeletonRow() {
  return (
    <div className="row" aria-hidden="true">
      <div className="skel swatch swatch-72" />
      <div className="grid gap-2">
        <SkeletonBox className="h-5 w-2/5" />
        <SkeletonBox className="h-3.5 w-4/5" />
      </div>
    </div>
  );
}

/** Lines of running text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2.5" aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        <SkeletonBox key={i} className={classNames('h-4', i === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  );
}

/** The head and the columns of a detail page. */
export function SkeletonDetail() {
  return (
    <div aria-hidden="true">
      <div className="record-cover skel rounded-none" />
      <div className="wrap">
        <div className="record-head">
          <span className="plate plate-xl skel" />
          <div className="record-title grid content-start gap-4">
            <SkeletonBox className="h-14 w-3/5" />
            <SkeletonBox className="h-7 w-2/5" />
            <SkeletonBox className="h-5 w-4/5" />
          </div>
        </div>
        <div className="detail">
          <div className="grid content-start gap-6">
            <SkeletonBox className="h-10 w-1/3" />
            <SkeletonText lines={5} />
          </div>
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  );
}
