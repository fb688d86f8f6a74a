import type { ProgramCard as ProgramData } from '#shared/contracts/program.contract.ts';
import { ProgramCard } from './program-card.tsx';

/** Programs staff put first, or the newest: a headline and one row of cards. */
export function ProgramCards({ title, programs }: { title: string; programs: readonly ProgramData[] }) {
  if (programs.length === 0) return null;
  return (
    <section className="wrap pub-cards">
      <h2 className="t-h2">{title}</h2>
      <div className="cards">
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
    </section>
  );
}
