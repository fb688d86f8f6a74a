import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import PencilLine from 'lucide-react/icons/pencil-line';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import type { NotificationKind } from '#shared/domain/notification.ts';

export const NOTICE_ICONS: Readonly<Record<NotificationKind, LucideIcon>> = {
  connection_request: UserPlus,
  connection_accepted: UserCheck,
  team_invite: UsersRound,
  team_request: UserPlus,
  team_answer: UserCheck,
  team_joined: UsersRound,
  team_role: UserCog,
  team_removed: UserMinus,
  ownership_offer: KeyRound,
  ownership_answer: KeyRound,
  cohort_invite: Users,
  cohort_answer: Users,
  round_named: CircleDollarSign,
  round_answer: CircleDollarSign,
  review_returned: CornerUpLeft,
  review_approved: CircleCheck,
  review_rejected: CircleX,
  changes_withdrawn: Undo2,
  page_corrected: PencilLine,
  page_off: EyeOff,
  page_back: Eye,
  claim_decision: KeyRound,
  claim_question: CircleHelp,
  claim_disputed: ShieldAlert,
  program_deadline: CalendarClock,
  event_reminder: CalendarDays,
  message: Mail,
  session_locked: ShieldAlert,
  review_assigned: Inbox,
  contact_assigned: Inbox,
  reading_asked: BookOpen,
  reading_agreed: BookOpen,
};
