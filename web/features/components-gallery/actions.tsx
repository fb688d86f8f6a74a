import ArrowRight from 'lucide-react/icons/arrow-right';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import type { ButtonLook } from '#web/components/ui/button-look.ts';
import { Chip } from '#web/components/ui/chip.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { RemovableChip } from '#web/components/ui/removable-chip.tsx';
import { SaveButton } from '#web/components/ui/save-button.tsx';
import { SocialIcon } from '#web/components/ui/social-icon.tsx';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import type { SampleTexts } from './sample-texts.ts';

/** Looks, sizes and states of buttons. */
export function Buttons({ texts: { actions, states, reason } }: { texts: SampleTexts }) {
  const looks: [ButtonLook, string][] = [
    ['main', actions.send],
    ['ink', actions.signIn],
    ['line', actions.save],
    ['bare', actions.cancel],
    ['danger', actions.delete],
    ['danger-line', actions.delete],
    ['ok', actions.approve],
  ];
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        {looks.map(([look, text]) => (
          <div key={look} className="flex flex-wrap items-center gap-4">
            <Button look={look}>{text}</Button>
            <Button look={look} loading>
              {text}
            </Button>
            <Button look={look} disabledReason={look === 'main' ? reason : states.disabled}>
              {text}
            </Button>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button size="s" look="line">
          {actions.change}
        </Button>
        <Button icon={<Icon of={Plus} />} look="line">
          {actions.getListed}
        </Button>
        <Button icon={<Icon of={Plus} />} look="line" loading>
          {actions.getListed}
        </Button>
        <Button iconEnd={<Icon of={ArrowRight} />}>{actions.continue}</Button>
        <Button size="big">{actions.send}</Button>
        <ButtonLink to="#buttons" look="ink">
          {actions.signIn}
        </ButtonLink>
      </div>
      <div className="night-box on-ink flex flex-wrap items-center gap-4 p-6">
        <Button look="on-ink">{actions.signIn}</Button>
        <Button look="ghost">{actions.logOut}</Button>
        <IconButton label={actions.search}>
          <Icon of={Search} />
        </IconButton>
        <IconButton label={actions.menu}>
          <Icon of={Menu} size="l" />
        </IconButton>
        <IconButton label={actions.menu}>
          <Avatar initials="MS" light />
          <Badge count={3} />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <IconButton label={actions.close} look="line">
          <Icon of={X} />
        </IconButton>
        <IconLink to="https://t.me" label="Telegram" look="line">
          <SocialIcon of="telegram" />
        </IconLink>
        <SaveSample label={actions.save} start={false} />
        <SaveSample label={actions.save} start />
      </div>
    </>
  );
}

function SaveSample({ label, start }: { label: string; start: boolean }) {
  const [saved, setSaved] = useState(start);
  return <SaveButton saved={saved} label={label} onToggle={setSaved} />;
}

/** Chips, status tags, badges, avatars and labels. */
export function Marks({ texts: { chips, statuses, actions } }: { texts: SampleTexts }) {
  return (
    <>
      <div className="chips">
        <Chip>{chips.plain}</Chip>
        <Chip to="#marks">{chips.plain}</Chip>
        <Chip to="#marks" chosen count="28">
          {chips.chosen}
        </Chip>
        <RemovableChip to="#marks" removeText={actions.remove}>
          {chips.removable}
        </RemovableChip>
        <ButtonLink to="#marks" look="bare" size="s">
          {chips.clearAll}
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {(Object.keys(statuses) as (keyof typeof statuses)[]).map((status) => (
          <Tag key={status} tone={STATUS_TONES[status]}>
            {statuses[status]}
          </Tag>
        ))}
        <Badge count={3} />
        <Badge count={128} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar initials="RV" size="s" />
        <Avatar initials="VR" size="m" />
        <Avatar initials="MS" />
        <Avatar initials="ស្រី" lang="km" />
        <Avatar initials="MS" size="l" />
        <LabelPlate initials="SL" size="s" />
        <LabelPlate initials="SL" />
        <LabelPlate initials="ប" lang="km" />
        <LabelPlate initials="SL" size="l" />
      </div>
    </>
  );
}
