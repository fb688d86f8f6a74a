import Columns from 'lucide-react/icons/columns-3';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { CheckboxGroup } from '#web/components/form/checkbox-group.tsx';
import type { Option } from '#web/components/form/options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DropBox } from '#web/components/ui/drop-box.tsx';
import { useT } from '#web/lib/texts.tsx';

interface ColumnsBoxProps {
  text: string;
  label: string;
  options: readonly Option[];
  shown: readonly string[];
  /** What the address says besides, as hidden fields. */
  children: ReactNode;
}

/** Which columns of a list stand besides the name. */
export function ColumnsBox({ text, label, options, shown, children }: ColumnsBoxProps) {
  const t = useT();
  return (
    <DropBox icon={Columns} text={text}>
      <Form method="get" className="drop-form" preventScrollReset>
        {/* Without a single tick the address still says that columns were chosen. */}
        <input type="hidden" name="columns" value="" />
        <CheckboxGroup
          name="columns"
          id="column-choice"
          label={label}
          optional=""
          defaultValue={shown}
          options={options}
        />
        {children}
        <Button type="submit" look="ink" wide>
          {t('common:action.apply')}
        </Button>
      </Form>
    </DropBox>
  );
}
