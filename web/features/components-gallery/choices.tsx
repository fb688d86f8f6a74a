import { Checkbox } from '#web/components/form/checkbox.tsx';
import { CheckboxGroup } from '#web/components/form/checkbox-group.tsx';
import { Facet } from '#web/components/form/facet.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import type { SampleTexts } from './sample-texts.ts';

const COUNTS = ['128', '74', '69', '52', '41', '38', '30', '17', '9'];

/** Radios, boxes, decisions and filter groups. */
export function Choices({ texts: { choices, fields } }: { texts: SampleTexts }) {
  const stages = choices.stages.map((label) => ({ value: label, label }));
  const needs = choices.needs.map((label) => ({ value: label, label }));
  const decisions = choices.decisions.map((decision) => ({ value: decision.label, ...decision }));
  const sectors = choices.sectors.map((label, i) => ({ value: label, label, count: COUNTS[i] }));
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <div className="grid gap-8">
        <RadioGroup
          name="stage"
          label={choices.stage}
          options={stages}
          defaultValue={choices.stages[1]}
          look="two-columns"
        />
        <CheckboxGroup
          name="needs"
          label={choices.lookingFor}
          optional={fields.optional}
          options={needs}
          defaultValue={[choices.needs[0] ?? '']}
          look="two-columns"
        />
        <CheckboxGroup
          name="needs_error"
          label={choices.lookingFor}
          error={choices.needsError}
          options={needs}
          look="two-columns"
        />
        <Checkbox name="agree" label={choices.agree} defaultChecked />
        <Checkbox name="closed_box" label={fields.closed} disabled />
      </div>
      <RadioGroup
        name="decision"
        label={choices.decision}
        options={decisions}
        defaultValue={decisions[1]?.value}
        look="boxes"
      />
      <div className="max-w-[264px]">
        <Facet
          name="facet"
          label={fields.sector}
          options={sectors}
          chosen={[choices.sectors[0] ?? '', choices.sectors[4] ?? '']}
          first={5}
          moreText={choices.more}
        />
        <Facet
          name="facet_closed"
          label={choices.stage}
          options={stages.map((stage, i) => ({ ...stage, count: COUNTS[i] }))}
          chosen={[]}
          open={false}
        />
      </div>
    </div>
  );
}
