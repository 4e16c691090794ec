import {
  BookOpen,
  CircleUserRound,
  ClipboardCheck,
  DoorOpen,
  FileSearch,
  KeyRound,
  Lamp,
  LampDesk,
  LifeBuoy,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MailCheck,
  MapPin,
  MessageSquareReply,
  RotateCcwKey,
  ScrollText,
  Store,
  Tag,
  ToggleRight,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What stands for a page that has no drawing of its own. */
const marks: Readonly<Record<string, LucideIcon>> = {
  '/what-we-do': ListChecks,
  '/solutions': Tag,
  '/multi-location': Store,
  '/listings-management': ClipboardCheck,
  '/reputation-management': MessageSquareReply,
  '/local-seo-optimization': MapPin,
  '/ai-seo': FileSearch,
  '/get-started': DoorOpen,
  '/contact-us': Mail,
  '/education': BookOpen,
  '/help-center': LifeBuoy,
  '/help-center/account': CircleUserRound,
  '/privacy': LockKeyhole,
  '/terms': ScrollText,
  '/login': LampDesk,
  '/sign-up': Lamp,
  '/confirm-email': MailCheck,
  '/forgot-password': RotateCcwKey,
  '/new-password': KeyRound,
  '/first-admin': ToggleRight,
}

type Place = { x: number; y: number; size: number; color: string }

/** The mark of a page as SVG, its upper left corner at x and y. Throws for a page that has none. */
export function drawMark(path: string, { x, y, size, color }: Place): string {
  const mark = marks[path]
  if (!mark)
    throw new Error(`${path} has neither a drawing nor a mark for its social card: see src/build/cards/card-marks.ts.`)
  return renderToStaticMarkup(createElement(mark, { x, y, size, color, strokeWidth: 1.25 }))
}
