extension AppPath {
  /// An app for meeting friends, messaging and shopping, as large as a real one.
  static let all = paths(outline)

  private static let outline = """
    Root
      LoggedOut viewless
        Welcome
        SignIn
          ForgotPassword
          SecondFactor
        SignUp viewless
          Nickname
          BirthDay
          Terms
      LoggedIn worker
        Home tab worker
          Feed
            FeedCard row
              CardMenu
              Reactions viewless
            Story row worker
            FeedFilter
          Notifications worker
            NotificationRow row
          Composer
            PhotoPicker
              PhotoCell row
            LocationPicker worker
            AudiencePicker
              AudienceRow row
            Drafts
              DraftRow row
          PostDetail
            Comment row
              CommentMenu
            Likes
              LikeRow row
            ShareSheet
            ReportPost
        Discover tab
          Search worker
            SearchHistory
              HistoryRow row
            SearchResult row
            SearchFilter
              FilterChip row
          Trending
            TrendRow row
          Map worker
            MapPin row
            PlaceDetail
              Review row
              OpeningHours
              Directions worker
          People
            PersonRow row
            Invite
              ContactRow row
        Shop tab in=TadaShop
          Catalogue
            Category row
            ProductTile row
              WishButton viewless
            SortSheet
          ProductDetail
            ProductPhoto row
            SizePicker
            ProductReview row
            Question row
          Cart worker
            CartLine row
              QuantityPicker
            Voucher
            Checkout viewless
              Address
                AddressRow row
                AddressForm
              Delivery
                DeliverySlot row
              Payment
                CardForm
                Wallet worker
              OrderSummary
                SummaryLine row
              ThankYou
          Orders
            OrderRow row
            OrderDetail
              Parcel row worker
              Invoice
              Refund
          Wishlist
            WishRow row
        Inbox tab worker in=TadaChat
          Conversations
            ConversationRow row
            ArchivedChats
              ArchivedRow row
          Chat worker
            Message row
              MessageMenu
              LinkPreview viewless
            Attachment
              GalleryCell row
            StickerPicker
              Sticker row
            VoiceNote worker
            Members
              MemberRow row
          Call worker
            CallControls
            Participant row
          NewGroup
            GroupMember row
        Profile tab
          ProfileHeader
            Badge row
          Album row
            AlbumPhoto row
          Followers
            FollowerRow row
          EditProfile
            AvatarPicker
            Biography
          Settings
            SettingsRow row
            Privacy
              BlockedRow row
            Appearance
            Language
              LanguageRow row
            Account
              DeleteAccount
              Devices
                DeviceRow row
            About
    """
}
