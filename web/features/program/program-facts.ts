import type { ProgramCard } from '#shared/contracts/program.contract.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

export interface ProgramFact {
  term: string;
  value: string;
}

/** The four facts that decide whether to read on: when, for which stage, where, how many. `dateless`: the page says when. */
export function programFacts(t: Translator, program: ProgramCard, dateless = false): ProgramFact[] {
  const province = findProvince(program.province_code);
  const stages = program.stage_names;
  const facts: ProgramFact[] = [];
  const date = dateless ? null : dateFact(t, program);
  if (date) facts.push(date);
  if (stages.length > 0)
    facts.push({
      term: t('program:facts.stage'),
      value: listText(
        t.language,
        stages.map((stage) => localName(stage, t.language).text),
      ),
    });
  facts.push({
    term: t('program:facts.place'),
    value: province ? localName(province, t.language).text : t('program:all_provinces'),
  });
  if (program.cohort_size !== null)
    facts.push({
      term: t('program:facts.cohort'),
      value: t('program:teams', { count: program.cohort_size }),
    });
  return facts;
}

function dateFact(t: Translator, program: ProgramCard): ProgramFact | null {
  if (program.status === 'upcoming' && program.opens_at)
    return { term: t('program:facts.opens'), value: formatDate(t.language, program.opens_at) };
  if (!program.closes_at) return null;
  return {
    term: t(program.status === 'closed' ? 'program:facts.closed' : 'program:facts.closes'),
    value: formatDateTime(t.language, program.closes_at),
  };
}
