import type { Article } from '#src/content/articles/article.ts'

export const emailMarketingLocal: Article = {
  slug: 'email-marketing-local',
  title: 'Email for a local shop: few mails, each with a reason',
  description:
    'Whom you may write to, what the law wants in every mail, how to stay out of the spam folder, and how to count what a mail really brought in.',
  card_title: 'Few mails, each with a reason.',
  topic: 'word-of-mouth',
  level: 'growing',
  lead: 'Write only to people who gave you their address, from your own domain, when you have a reason that helps them. Four to eight mails a year are plenty for most shops. Put your postal address and a working way out in each one, and count jobs, not opens.',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 10,
  changes: [
    {
      date: '2025-11',
      text: 'Gmail began to delay and turn away mail from large senders that does not meet its rules, where before it had mostly warned them.',
      source: 'gmail-enforcement',
    },
    {
      date: '2025-05-05',
      text: 'Microsoft started to hold large senders to Outlook and Hotmail addresses to much the same rules as Gmail and Yahoo.',
      source: 'microsoft-rules',
    },
    {
      date: '2024-08-30',
      text: 'The Federal Trade Commission announced the largest penalty so far under the email law, $2.95 million. Among the charges: no way to unsubscribe, and no postal address.',
      source: 'largest-penalty',
    },
  ],
  sources: [
    {
      id: 'can-spam-guide',
      title: 'How to comply with FTC’s CAN-SPAM Act',
      publisher: 'FTC Defense Lawyer, restating the Federal Trade Commission’s guide',
      url: 'https://ftcdefenselawyer.com/how-to-comply-with-ftcs-can-spam-act/',
      read_on: '2026-11-21',
      supports:
        'True sender and subject, mark ads, a postal address (a registered PO box counts), a clear way to opt out.',
    },
    {
      id: 'can-spam-2009',
      title: 'The CAN-SPAM Act: a compliance guide for business (September 2009)',
      publisher: 'Federal Trade Commission, in a copy kept by cliclaw.com',
      url: 'https://cliclaw.com/node/6673',
      read_on: '2026-11-21',
      supports:
        'The law covers all commercial mail, also a single message to former customers and to other businesses.',
    },
    {
      id: 'can-spam-limits',
      title: 'CAN-SPAM Act',
      publisher: 'SendX help pages',
      url: 'https://www.sendx.io/help/can-spam-act?hsLang=en',
      read_on: '2026-11-21',
      supports:
        'Ten business days to honor an opt-out; no selling of such addresses; mails about a purchase are exempt; up to $51,744 a message.',
    },
    {
      id: 'penalties-2025',
      title: 'Adjustments to civil penalty amounts, 90 FR 5580',
      publisher: 'Federal Trade Commission, Federal Register of January 17, 2025',
      url: 'https://www.govinfo.gov/content/pkg/FR-2025-01-17/html/2025-01361.htm',
      read_on: '2026-11-21',
      supports: 'The highest penalties are raised for inflation every January.',
    },
    {
      id: 'free-address',
      title: 'Limitations of free email addresses',
      publisher: 'Mailchimp help pages',
      url: 'https://mailchimp.com/help/limitations-of-free-email-addresses/?locale=fr%3Aunavailable',
      read_on: '2026-11-21',
      supports: 'With a free From address you do not own the domain or its rules; use an address at your own domain.',
    },
    {
      id: 'gmail-all-senders',
      title: 'Email sender guidelines (copy made before February 2024)',
      publisher: 'Google, in a copy kept by ary.com',
      url: 'http://ary.com/Computer/Network/Bind/Auth-2/SenderGuide.html',
      read_on: '2026-11-21',
      supports: 'All senders to Gmail: SPF or DKIM, and a spam rate below 0.3 percent.',
    },
    {
      id: 'gmail-enforcement',
      title: 'Stricter email authentication enforcements for Google start November 2025',
      publisher: 'Proofpoint',
      url: 'https://www.proofpoint.com/uk/blog/email-and-cloud-threats/clock-ticking-stricter-email-authentication-enforcements-google-start',
      read_on: '2026-11-21',
      supports: 'Stricter handling from November 2025; spam complaints below 0.3 percent, best below 0.1 percent.',
    },
    {
      id: 'gmail-bulk',
      title: 'Email sender guidelines FAQ',
      publisher: 'Google Workspace Admin Help',
      url: 'https://support.google.com/a/answer/14229414?hl=ense',
      read_on: '2026-11-21',
      supports: 'A bulk sender sends close to 5,000 messages or more to Gmail in 24 hours, and stays one for good.',
    },
    {
      id: 'apple-mail',
      title: 'Apple Mail Privacy Protection’s impact on email',
      publisher: 'Bird',
      url: 'https://www.bird.com/guides/apple-mail-privacy-protection-s-impact-on-email',
      read_on: '2026-11-21',
      supports:
        'Apple fetches all images first, so mail counts as opened whether read or not; clicks can still be counted.',
    },
    {
      id: 'microsoft-rules',
      title: 'Google, Yahoo & Microsoft email sender requirements 2025',
      publisher: 'Domain Security Scanner',
      url: 'https://domainsecurityscanner.com/blog/google-yahoo-microsoft-sender-requirements',
      read_on: '2026-11-21',
      supports: 'Microsoft’s rules for large senders apply from May 5, 2025.',
    },
    {
      id: 'largest-penalty',
      title: 'FTC fines Verkada $2.9M for violating CAN-SPAM Act',
      publisher: 'SecurityInfoWatch',
      url: 'https://securityinfowatch.com/home/article/55137058/ftc-fines-verkada-for-29m-for-violating-can-spam-act-requires-additional-security-practices',
      read_on: '2026-11-21',
      supports: 'August 30, 2024: $2.95 million, the largest penalty the FTC has obtained under the email law.',
    },
  ],
  related: ['local-content-marketing', 'social-media-marketing-local-businesses', 'customer-reviews-reputation'],
}
